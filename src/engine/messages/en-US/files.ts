import type { files as pt } from '../pt-BR/files.ts'

export const files: Record<keyof typeof pt, string> = {
  'warning.already-inactive': 'The user was already deactivated.',
  'row.not-a-record':
    'This line is no record: it has no disease, no dates and no municipality. A line break inside a text may have torn it apart.',
  'row.disease': 'This service keeps dengue, zika and chikungunya; use the name or the ICD-10 code of one of them.',
  'row.date': 'A date that cannot be read; use YYYY-MM-DD or DD/MM/YYYY.',
  'row.date-left-out': 'A date that cannot be read; it was left empty.',
  'row.day-month':
    'Day and month were swapped: by the epidemiological week {semana} the date is {data}, and was read so.',
  'row.code-of-year': 'There is no such classification for {tipo_agravo} in {ano}; use one of these codes: {values}.',
  'row.age': 'An age that cannot be read; it was left empty.',
  'row.municipality': 'There is no municipality with this code.',
  'row.municipality-unknown': 'The code says that the municipality of residence is not known; it is needed.',
  'row.municipality-of-notification': 'No municipality of residence; that of the notification was used, {municipio}.',
  'row.state-differs': 'The municipality is in {estado}, not in the given state; the municipality was taken.',
  'row.infection-place': 'There is no municipality with this code; the municipality of infection was left empty.',
  'row.number':
    'The notification number cannot be read: use digits, without text and not in the form 9E+06, which loses digits.',
  'row.not-individual': 'This is not the notification of a person; the line is no case and was passed over.',
  'row.marked-duplicate': 'SINAN has marked the line as a duplicate that is not counted; it was passed over.',
  'row.cns': 'The number of the health card (CNS) is not valid and was left out.',
  'row.telephone': 'The telephone cannot be read and was left out.',
  'row.left-out': 'The text is too long or cannot be kept, and was left out.',
  'row.document': 'The text has a CPF or the number of a health card in it and was left out.',
  'row.out-of-territory': 'OUT_OF_TERRITORY: the case lies outside your territory.',
  'row.personal': "The text has the person's name or address in it and was left out.",
  'warning.cases-kept': 'The user is still responsible for {casos} cases; use transferir_para to hand them over.',
  'warning.cases-kept.one': 'The user is still responsible for {casos} case; use transferir_para to hand it over.',
  'import.done':
    'Completed. Imported: {importados}; updated: {atualizados}; unchanged: {inalterados}; duplicates: {duplicados}; with errors: {erros}.',
  'import.nothing':
    'Nothing was written. Unchanged: {inalterados}; duplicates: {duplicados}; left out: {ignorados}; with errors: {erros}.',
  'import.validated':
    'Validated, nothing was written. Would be imported: {importados}; updated: {atualizados}; unchanged: {inalterados}; duplicates: {duplicados}; with errors: {erros}.',
  'import.refused':
    'Nothing was imported, since there are rows with errors: {erros}. Correct them, or send ignorar_erros.',
  'import.undone-changes':
    'The import is undone. Cases removed: {removidos}; as they were before: {restaurados}; kept, since they have changed: {mantidos}.',
  'import.undone': 'The import is undone. Cases removed: {removidos}; kept, since they have changed: {mantidos}.',
  'import.columns': 'This file cannot be imported: the columns {colunas} are missing.',
  'import.columns-unknown': 'This file cannot be imported: no column was recognised.',
  'import.report-full': 'The report ends here, at {limit} MiB. Further rows were refused too.',
  'import.file-gone': 'The file that was sent is no longer stored. Send it again.',
  'import.memory': 'Reading the file needs more memory than it may use. Nothing was imported; divide the file.',
  'import.broken':
    'Reading the file was stopped by an internal error. Nothing was imported; if it persists, contact support.',
  'import.deadline':
    'The import was stopped after {minutos} minutes, the most for a file of this size. Nothing was imported; divide the file and send its parts.',
  'import.slow': 'Reading the file took too long.',
  'import.united': 'This case was united with another one, which is the same; the row does not bring it back.',
  'import.like-person': 'The person may be that of case {id}; see /api/v1/agravos/duplicidades.',
  'import.duplicate':
    'There is already a case with this disease, number and date of notification, with other data; modo=atualizar merges them.',
  'import.repeated': 'The same disease, number and date of notification came in an earlier line of this file.',
  'import.other-number':
    'This case is already there under the number {numero}, with other data; modo=atualizar merges them.',
  'import.ambiguous':
    'This row may be any of {casos} cases that are there under numbers of another kind of file; it was not written.',
  'import.row-refused': 'The database refused the data of this row.',
  'sheet.empty': 'The file is empty.',
  'sheet.unknown': 'The workbook has no sheet called {planilha}. Its sheets: {planilhas}.',
  'sheet.no-columns': 'The file has no header: no line with names of columns was found.',
  'sheet.not-csv':
    'The content is not text separated by comma, semicolon or tab. Check the file and the field formato.',
  'sheet.not-xlsx': 'The content is not an xlsx spreadsheet. Check the file and the field formato.',
  'sheet.not-dbf': 'The content is not a dbf file. Check the file and the field formato.',
  'sheet.is-xlsx': 'The file is an xlsx spreadsheet; send formato xlsx.',
  'sheet.old-excel':
    'The spreadsheet has the old format of Excel (.xls) or a password. Save it as .xlsx, without a password, or as .csv.',
  'sheet.xlsx-packed': 'The xlsx spreadsheet is inside a compressed file; send the spreadsheet itself.',
  'sheet.packed-twice': 'The compressed file holds another compressed file; compress the table only once.',
  'sheet.damaged': 'The file is damaged or incomplete.',
  'sheet.truncated': 'The file ends before the last record that it announces; send all of it.',
  'sheet.inflated':
    'The compressed file grows too much when it is opened: to more than {limit} GiB, or more than {ratio} times its size.',
  'sheet.zip-one': 'The zip file must hold exactly one table ({extensoes}).',
  'sheet.zip-entries': 'The zip file holds more than {limit} files.',
  'sheet.zip-encrypted': 'The compressed file has a password; send it without one.',
  'sheet.zip-method': 'The file was compressed in a way that is not accepted; compress it as an ordinary zip or gzip.',
  'sheet.columns-many': 'The table has more than {limit} columns.',
  'sheet.rows-many': 'The sheet claims more than {limit} rows, which no sheet has.',
  'sheet.record-long': 'Line {linha} has more than {limit} KiB; no record is that long.',
  'sheet.quote-open':
    'The quote opened on line {linha} is not closed before the end of the file or within {limit} KiB.',
  'sheet.binary-line': 'Line {linha} holds bytes that are not text.',
  'sheet.cell-long': 'The file holds a cell that is too long.',
  'sheet.strings-many':
    'The spreadsheet has too many texts: more than {limit} different ones, or more than {mib} MiB. Save it as .csv.',
  'sheet.part-large': 'An inner part of the spreadsheet is larger than {limit} MiB. Save it as .csv.'
}
