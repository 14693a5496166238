-- The signs that a case says in two places are kept in dados_especificos alone, and a stay in hospital in its column alone. Where the two places
-- differed, a sign that was seen counts, then one that was looked for.
UPDATE casos SET
  dados_especificos = dados_especificos || coalesce((
    SELECT jsonb_object_agg(sinal, CASE
      WHEN dados_especificos -> sinal = 'true' OR valor = 'true' THEN 'true'
      ELSE coalesce(nullif(dados_especificos -> sinal, 'null'), valor) END)
    FROM jsonb_each(detalhe #> '{dados_clinicos,sinais_sintomas}') AS sinais (sinal, valor)
    WHERE valor <> 'null'
      AND sinal IN ('febre', 'mialgia', 'cefaleia', 'exantema', 'nausea', 'dor_retro_orbital', 'artralgia')
  ), '{}'),
  detalhe = jsonb_set(detalhe #- '{dados_clinicos,hospitalizacao}', '{dados_clinicos,sinais_sintomas}',
    coalesce(detalhe #> '{dados_clinicos,sinais_sintomas}', '{}')
      - ARRAY['febre', 'mialgia', 'cefaleia', 'exantema', 'nausea', 'dor_retro_orbital', 'artralgia'])
WHERE detalhe -> 'dados_clinicos' ? 'hospitalizacao'
  OR detalhe #> '{dados_clinicos,sinais_sintomas}'
    ?| ARRAY['febre', 'mialgia', 'cefaleia', 'exantema', 'nausea', 'dor_retro_orbital', 'artralgia'];
