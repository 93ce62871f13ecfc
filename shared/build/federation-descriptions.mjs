// In the place of the federation runtime's descriptions of its errors, which every script that loads
// a remote would carry: the code and the address of its page, which it says beside them, are enough.
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
