#!/bin/sh
# Turns the policy that the build wrote for its page into an nginx header.
# usage: page-policy.sh <folder of the build> > page-policy.conf
set -eu
printf 'add_header Content-Security-Policy "%s" always;\n' "$(cat "$1/content-security-policy.txt")"
