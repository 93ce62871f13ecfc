#!/bin/bash
# Ends well when this container's nginx answers. usage: healthy.sh <port>
set -eu
exec 3<>"/dev/tcp/127.0.0.1/$1"
printf 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
IFS= read -r -t 2 answer <&3
[[ $answer == *' 200 '* ]]
