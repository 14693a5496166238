/** The body of an invented case; only its number differs. */
export const caso = (numero: string) => ({
  tipo_agravo: 'dengue',
  numero_notificacao: numero,
  data_notificacao: '2026-03-01',
  data_inicio_sintomas: '2026-02-27',
  paciente_nome: 'Pessoa Inventada',
  municipio_residencia: 'Recife',
  estado_residencia: 'PE'
})
