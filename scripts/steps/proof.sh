# What the ten steps have made is used: in the shell that has walked them.
number=proof begun=$SECONDS
printf '%-6s %-40s ' proof 'a case, metrics, letters, doctor'
exec >/root/steps/proof.log 2>&1
api() { curl -gsS --fail-with-body "https://$NAME/api/v1$1" -H "Authorization: Bearer ${TOKEN:-}" "${@:2}"; }

# The administrator opens the link of step 9, chooses a password and signs in, through the proxy.
LINK=$(sed -n 's/.*#senha=//p' /root/steps/9.log)
WORD="Zika#$(openssl rand -hex 8)"
api /auth/reset-password --json '{"token": "'"$LINK"'", "senha_nova": "'"$WORD"'", "confirmar_senha": "'"$WORD"'"}'
TOKEN=$(api /auth/login --json '{"email": "'"$ADMIN"'", "senha": "'"$WORD"'"}' | jq -er .access_token)
api /usuarios/me | jq -e '.admin'

CASE=$(api /agravos/casos --json '{
  "tipo_agravo": "dengue", "numero_notificacao": "2026000123",
  "data_notificacao": "2026-03-02", "data_inicio_sintomas": "2026-02-26",
  "paciente_nome": "Maria da Silva Santos", "paciente_data_nascimento": "1990-01-15", "paciente_sexo": "F",
  "municipio_residencia": "Recife", "estado_residencia": "PE",
  "dados_especificos": { "febre": true, "prova_laco": "negativa" }
}' | jq -er .id)
api "/agravos/casos/$CASE" | jq -e '.classificacao_final, .paciente'

# The metrics count it, and the proxy does not show them.
METRICS=$(curl -sS --fail --resolve "$NAME:8443:127.0.0.1" "https://$NAME:8443/metrics" \
  -H "Authorization: Bearer $(cat /etc/saude-integra/secrets/METRICS_TOKEN)")
grep '^saude_http_request_duration_seconds_count{operation="criarCaso",method="POST",status="2xx"} 1$' <<<"$METRICS"
[ "$(curl -sS -o /dev/null -w '%{http_code}' "https://$NAME/metrics")" = 404 ]

# They tell how old the last backup is, which production knows from pgBackRest alone.
grep -E '^saude_backup_age_seconds [0-9.e+]+$' <<<"$METRICS"

# A body that is larger than nginx takes by default gets to the service, which refuses it in its own words.
head -c 3000000 /dev/zero | tr '\0' x >/root/steps/large
curl -sS "https://$NAME/api/v1/auth/reauthenticate" -H "Authorization: Bearer $TOKEN" --json @/root/steps/large | jq -e .error.code

# The service's role cannot change the audit trail.
if PGPASSWORD=$APP psql -X -h 127.0.0.1 -U saude_app -d saude -c 'delete from auditoria'; then false; fi

# Both letters have arrived: the doctor's, and that of Alertmanager.
for _ in $(seq 60); do
  if grep -q 'test letter' /root/steps/mail/letters/* && grep -q TestLetter /root/steps/mail/letters/*; then break; fi
  sleep 1
done
grep -l 'test letter' /root/steps/mail/letters/*
grep -l TestLetter /root/steps/mail/letters/*

# The log is copied, and the service goes on after a stop and a start.
rest check
systemctl restart saude-integra
curl -sS --retry 60 --retry-delay 1 --retry-all-errors --fail "https://$NAME/health/ready"
api "/agravos/casos/$CASE" -o /dev/null
saude doctor | tee /root/steps/doctor
tail -n 1 /root/steps/doctor | grep -qx 'All is well.'
exec 1>&3 2>&3
printf 'ok     %5d s\n\nCase %s was recorded at https://%s. saude doctor:\n' $((SECONDS - begun)) "$CASE" "$NAME"
sed 's/^/  /' /root/steps/doctor
