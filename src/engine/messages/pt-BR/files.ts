export const files = {
  'warning.already-inactive': 'O usuário já estava desativado.',
  'row.not-a-record':
    'A linha não é um registro: não tem agravo, datas nem município. Uma quebra de linha dentro de um texto pode tê-la partido.',
  'row.disease': 'Este serviço guarda dengue, zika e chikungunya; use o nome ou o código CID-10 de um deles.',
  'row.date': 'Data que não pode ser lida; use AAAA-MM-DD ou DD/MM/AAAA.',
  'row.date-left-out': 'Uma data que não se consegue ler; ficou vazia.',
  'row.day-month': 'Dia e mês estavam trocados: pela semana epidemiológica {semana} a data é {data}, e assim foi lida.',
  'row.code-of-year': 'Esta classificação não existe para {tipo_agravo} em {ano}; use um destes códigos: {values}.',
  'row.age': 'Idade que não pode ser lida; ficou em branco.',
  'row.municipality': 'Não há município com este código.',
  'row.municipality-unknown': 'O código diz que o município de residência não é conhecido; informe-o.',
  'row.municipality-of-notification': 'Sem município de residência; foi usado o da notificação, {municipio}.',
  'row.state-differs': 'O município é de {estado}, e não do estado informado; valeu o município.',
  'row.infection-place': 'Não há município com este código; o município de infecção ficou em branco.',
  'row.number':
    'O número de notificação não pode ser lido: use algarismos, sem texto e sem a forma 9E+06, que perde algarismos.',
  'row.not-individual': 'Não é a notificação de uma pessoa; a linha não conta como caso e foi deixada de lado.',
  'row.marked-duplicate': 'O SINAN marcou a linha como duplicidade que não se conta; ela foi deixada de lado.',
  'row.cns': 'O número do Cartão Nacional de Saúde (CNS) não é válido e ficou de fora.',
  'row.telephone': 'O telefone não pode ser lido e ficou de fora.',
  'row.left-out': 'O texto é longo demais ou não pode ser guardado, e ficou de fora.',
  'row.document': 'O texto tem um CPF ou o número de um cartão de saúde e ficou de fora.',
  'row.out-of-territory': 'OUT_OF_TERRITORY: o caso está fora do seu território.',
  'row.personal': 'O texto tem o nome ou o endereço da pessoa e ficou de fora.',
  'warning.cases-kept': 'O usuário continua responsável por {casos} casos; use transferir_para para passá-los a outro.',
  'warning.cases-kept.one':
    'O usuário continua responsável por {casos} caso; use transferir_para para passá-lo a outro.',
  'import.done':
    'Concluído. Importados: {importados}; atualizados: {atualizados}; sem mudança: {inalterados}; duplicados: {duplicados}; com erro: {erros}.',
  'import.nothing':
    'Nada foi gravado. Sem mudança: {inalterados}; duplicados: {duplicados}; ignorados: {ignorados}; com erro: {erros}.',
  'import.validated':
    'Validado, nada foi gravado. Seriam importados: {importados}; atualizados: {atualizados}; sem mudança: {inalterados}; duplicados: {duplicados}; com erro: {erros}.',
  'import.refused': 'Nada foi importado, pois há linhas com erro: {erros}. Corrija-as, ou envie ignorar_erros.',
  'import.undone-changes':
    'A importação foi desfeita. Casos removidos: {removidos}; de volta ao que eram: {restaurados}; mantidos, por terem mudado: {mantidos}.',
  'import.undone': 'A importação foi desfeita. Casos removidos: {removidos}; mantidos, por terem mudado: {mantidos}.',
  'import.columns': 'Este arquivo não pode ser importado: faltam as colunas {colunas}.',
  'import.columns-unknown': 'Este arquivo não pode ser importado: nenhuma coluna foi reconhecida.',
  'import.report-full': 'O relatório termina aqui, com {limit} MiB. Outras linhas também foram recusadas.',
  'import.file-gone': 'O arquivo enviado não está mais guardado. Envie-o de novo.',
  'import.memory':
    'A leitura do arquivo precisa de mais memória do que pode usar. Nada foi importado; divida o arquivo.',
  'import.broken':
    'A leitura do arquivo parou por um erro interno. Nada foi importado; se persistir, fale com o suporte.',
  'import.deadline':
    'A importação foi interrompida depois de {minutos} minutos, o máximo para um arquivo deste tamanho. Nada foi importado; divida o arquivo e envie as partes.',
  'import.slow': 'A leitura do arquivo demorou demais.',
  'import.united': 'Este caso foi unido a outro, que é o mesmo; a linha não o traz de volta.',
  'import.like-person': 'A pessoa pode ser a mesma do caso {id}; veja em /api/v1/agravos/duplicidades.',
  'import.duplicate':
    'Já existe um caso com este agravo, número e data de notificação, com outros dados; modo=atualizar os junta.',
  'import.repeated': 'O mesmo agravo, número e data de notificação já vieram numa linha anterior deste arquivo.',
  'import.other-number': 'Este caso já existe com o número {numero} e outros dados; modo=atualizar os junta.',
  'import.ambiguous':
    'Esta linha pode ser qualquer um de {casos} casos que existem com números de outro tipo de arquivo; não foi gravada.',
  'import.row-refused': 'O banco de dados recusou os dados desta linha.',
  'sheet.empty': 'O arquivo está vazio.',
  'sheet.unknown': 'O arquivo não tem uma planilha chamada {planilha}. As planilhas dele: {planilhas}.',
  'sheet.no-columns': 'O arquivo não tem cabeçalho: nenhuma linha com nomes de colunas foi encontrada.',
  'sheet.not-csv':
    'O conteúdo não é um texto separado por vírgula, ponto e vírgula ou tabulação. Confira o arquivo e o campo formato.',
  'sheet.not-xlsx': 'O conteúdo não é uma planilha xlsx. Confira o arquivo e o campo formato.',
  'sheet.not-dbf': 'O conteúdo não é um arquivo dbf. Confira o arquivo e o campo formato.',
  'sheet.is-xlsx': 'O arquivo é uma planilha xlsx; envie formato xlsx.',
  'sheet.old-excel':
    'A planilha é do formato antigo do Excel (.xls) ou tem senha. Salve-a como .xlsx, sem senha, ou como .csv.',
  'sheet.xlsx-packed': 'A planilha xlsx está dentro de um arquivo compactado; envie a própria planilha.',
  'sheet.packed-twice': 'O arquivo compactado contém outro arquivo compactado; compacte a tabela uma só vez.',
  'sheet.damaged': 'O arquivo está danificado ou incompleto.',
  'sheet.truncated': 'O arquivo termina antes do último registro que anuncia; envie-o inteiro.',
  'sheet.inflated':
    'O arquivo compactado cresce demais ao ser aberto: mais de {limit} GiB, ou mais de {ratio} vezes o seu tamanho.',
  'sheet.zip-one': 'O arquivo zip deve conter uma única tabela ({extensoes}).',
  'sheet.zip-entries': 'O arquivo zip contém mais de {limit} arquivos.',
  'sheet.zip-encrypted': 'O arquivo compactado tem senha; envie-o sem senha.',
  'sheet.zip-method': 'O arquivo foi compactado por um método que não é aceito; compacte-o como zip comum ou gzip.',
  'sheet.columns-many': 'A tabela tem mais de {limit} colunas.',
  'sheet.rows-many': 'A planilha diz ter mais de {limit} linhas, o que nenhuma planilha tem.',
  'sheet.record-long': 'A linha {linha} tem mais de {limit} KiB; nenhum registro é tão longo.',
  'sheet.quote-open': 'As aspas abertas na linha {linha} não são fechadas até o fim do arquivo ou em {limit} KiB.',
  'sheet.binary-line': 'A linha {linha} contém bytes que não são texto.',
  'sheet.cell-long': 'O arquivo contém uma célula longa demais.',
  'sheet.strings-many':
    'A planilha tem textos demais: mais de {limit} diferentes, ou mais de {mib} MiB. Salve-a como .csv.',
  'sheet.part-large': 'Uma parte interna da planilha passa de {limit} MiB. Salve-a como .csv.'
}
