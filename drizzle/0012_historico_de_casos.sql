-- The history of a case, without its readings, of which there may be a million.
CREATE INDEX auditoria_historico_de_casos ON auditoria (alvo_id, id)
  WHERE alvo_tipo = 'caso' AND acao NOT IN ('caso.lido', 'caso.anexo_lido');
