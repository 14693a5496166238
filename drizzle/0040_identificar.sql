-- Groups get their permissions when the first ones are made. Where that is done already, the new one is given here, once.
-- safe: one row in a small table, and no released version compares with this permission.
INSERT INTO permissoes (nome, descricao, sistema)
SELECT 'agravos.identificar', 'Ver a identidade de pacientes e baixar anexos', true
WHERE EXISTS (SELECT FROM grupos)
ON CONFLICT (nome) DO UPDATE SET sistema = true;
--> statement-breakpoint
-- safe: one row in a small table.
INSERT INTO grupos_permissoes (grupo_id, permissao_id)
SELECT g.id, p.id FROM grupos g CROSS JOIN permissoes p
WHERE g.nome = 'gestor' AND p.nome = 'agravos.identificar'
ON CONFLICT DO NOTHING;
