/** The editor brings this function in two packages; the other one is the one that Quill uses. */
module.exports = require('lodash-es/cloneDeep.js').default
