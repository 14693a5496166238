-- An import leaves one entry for each batch, not one for each case: the batch of a case is found by the first id that it created.
CREATE INDEX auditoria_lotes_de_importacao ON auditoria (((detalhes ->> 'primeiro')::integer)) WHERE acao = 'importacao.lote';
