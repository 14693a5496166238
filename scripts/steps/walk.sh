# Walks the steps in a chroot, in one shell, and prints a line for each. Ends at the first command that fails, with its
# line in the guide and the last lines that it has printed.
set -Eeuo pipefail
cd /root
exec 3>&1

# Stands for the mail server that the operator has. Its authority is one that the machine trusts.
mail_server() {
  local folder=/root/steps/mail
  mkdir -p "$folder/letters"
  (
    cd "$folder"
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj '/CN=authority of the mail server' -keyout ca.key -out ca.crt
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj '/CN=mail.example.org' -addext 'subjectAltName=DNS:mail.example.org' \
      -keyout key.pem -out request.pem
    openssl x509 -req -in request.pem -CA ca.crt -CAkey ca.key -CAcreateserial -copy_extensions copy -out cert.pem
    cp ca.crt /usr/local/share/ca-certificates/mail.crt
    update-ca-certificates
  ) >/root/steps/mail.log 2>&1
  node /root/steps/mail-server.cjs "$folder" >>/root/steps/mail.log 2>&1 3>&- 4>&- &
}

told() {
  local line=$1
  exec 1>&3 2>&3
  printf 'FAILED %5d s\n\nThe command at %s failed. What was printed last:\n' $((SECONDS - begun)) "$line"
  tail -n 40 "/root/steps/$number.log" | sed 's/^/  /'
  for log in /run/steps/*.log; do [ ! -s "$log" ] || { echo "$log:"; tail -n 15 "$log" | sed 's/^/  /'; }; done
  exit 1
}
trap 'told "${BASH_SOURCE[0]##*/}:$LINENO"' ERR

while IFS=$'\t' read -r number title <&4; do
  printf '%-6s %-40s ' "$number" "$title"
  begun=$SECONDS
  exec >"/root/steps/$number.log" 2>&1
  [ "$number" != 4 ] || mail_server
  source "/root/steps/$number/production.md"
  exec 1>&3 2>&3
  printf 'ok     %5d s\n' $((SECONDS - begun))
  [ -z "${VERBOSE:-}" ] || sed 's/^/    /' "/root/steps/$number.log"
done 4</root/steps/list

source /root/steps/proof.sh
