import type { files as pt } from '../pt-BR/files.ts'

export const files: Record<keyof typeof pt, string> = {
  'warning.already-inactive': 'El usuario ya estaba desactivado.',
  'row.not-a-record':
    'La línea no es un registro: no tiene enfermedad, fechas ni municipio. Un salto de línea dentro de un texto puede haberla partido.',
  'row.disease': 'Este servicio guarda dengue, zika y chikungunya; use el nombre o el código CIE-10 de uno de ellos.',
  'row.date': 'Fecha que no se puede leer; use AAAA-MM-DD o DD/MM/AAAA.',
  'row.date-left-out': 'Una fecha que no se puede leer; quedó vacía.',
  'row.day-month':
    'El día y el mes estaban invertidos: por la semana epidemiológica {semana} la fecha es {data}, y así se leyó.',
  'row.code-of-year': 'Esta clasificación no existe para {tipo_agravo} en {ano}; use uno de estos códigos: {values}.',
  'row.age': 'Edad que no se puede leer; quedó en blanco.',
  'row.municipality': 'No hay municipio con este código.',
  'row.municipality-unknown': 'El código dice que el municipio de residencia no se conoce; infórmelo.',
  'row.municipality-of-notification': 'Sin municipio de residencia; se usó el de la notificación, {municipio}.',
  'row.state-differs': 'El municipio es de {estado}, y no del estado informado; se tomó el municipio.',
  'row.infection-place': 'No hay municipio con este código; el municipio de infección quedó en blanco.',
  'row.number':
    'El número de notificación no se puede leer: use dígitos, sin texto y sin la forma 9E+06, que pierde dígitos.',
  'row.not-individual': 'No es la notificación de una persona; la línea no cuenta como caso y se dejó de lado.',
  'row.marked-duplicate': 'El SINAN marcó la línea como duplicidad que no se cuenta; se dejó de lado.',
  'row.cns': 'El número de la tarjeta nacional de salud (CNS) no es válido y quedó fuera.',
  'row.telephone': 'El teléfono no se puede leer y quedó fuera.',
  'row.left-out': 'El texto es demasiado largo o no se puede guardar, y quedó fuera.',
  'row.document': 'El texto contiene un CPF o el número de una tarjeta de salud y quedó fuera.',
  'row.out-of-territory': 'OUT_OF_TERRITORY: el caso está fuera de su territorio.',
  'row.personal': 'El texto contiene el nombre o la dirección de la persona y quedó fuera.',
  'warning.cases-kept':
    'El usuario sigue siendo responsable de {casos} casos; use transferir_para para pasarlos a otro.',
  'warning.cases-kept.one':
    'El usuario sigue siendo responsable de {casos} caso; use transferir_para para pasarlo a otro.',
  'import.done':
    'Concluido. Importados: {importados}; actualizados: {atualizados}; sin cambios: {inalterados}; duplicados: {duplicados}; con error: {erros}.',
  'import.nothing':
    'No se escribió nada. Sin cambios: {inalterados}; duplicados: {duplicados}; ignorados: {ignorados}; con error: {erros}.',
  'import.validated':
    'Validado, no se grabó nada. Se importarían: {importados}; se actualizarían: {atualizados}; sin cambios: {inalterados}; duplicados: {duplicados}; con error: {erros}.',
  'import.refused': 'No se importó nada, pues hay líneas con error: {erros}. Corríjalas, o envíe ignorar_erros.',
  'import.undone-changes':
    'La importación se ha deshecho. Casos eliminados: {removidos}; de nuevo como eran: {restaurados}; conservados, por haber cambiado: {mantidos}.',
  'import.undone':
    'La importación se deshizo. Casos eliminados: {removidos}; conservados, por haber cambiado: {mantidos}.',
  'import.columns': 'Este archivo no se puede importar: faltan las columnas {colunas}.',
  'import.columns-unknown': 'Este archivo no se puede importar: no se reconoció ninguna columna.',
  'import.report-full': 'El informe termina aquí, con {limit} MiB. También se rechazaron otras líneas.',
  'import.file-gone': 'El archivo enviado ya no está guardado. Envíelo de nuevo.',
  'import.memory':
    'La lectura del archivo necesita más memoria de la que puede usar. No se importó nada; divida el archivo.',
  'import.broken':
    'La lectura del archivo se detuvo por un error interno. No se importó nada; si persiste, contacte con soporte.',
  'import.deadline':
    'La importación se detuvo después de {minutos} minutos, el máximo para un archivo de este tamaño. No se importó nada; divida el archivo y envíe las partes.',
  'import.slow': 'La lectura del archivo tardó demasiado.',
  'import.united': 'Este caso se unió a otro, que es el mismo; la línea no lo trae de vuelta.',
  'import.like-person': 'La persona puede ser la misma del caso {id}; vea /api/v1/agravos/duplicidades.',
  'import.duplicate':
    'Ya existe un caso con esta enfermedad, número y fecha de notificación, con otros datos; modo=atualizar los une.',
  'import.repeated':
    'La misma enfermedad, número y fecha de notificación ya vinieron en una línea anterior de este archivo.',
  'import.other-number': 'Este caso ya existe con el número {numero} y otros datos; modo=atualizar los une.',
  'import.ambiguous':
    'Esta fila puede ser cualquiera de {casos} casos que existen con números de otro tipo de archivo; no se grabó.',
  'import.row-refused': 'La base de datos rechazó los datos de esta línea.',
  'sheet.empty': 'El archivo está vacío.',
  'sheet.unknown': 'El libro no tiene ninguna hoja llamada {planilha}. Sus hojas: {planilhas}.',
  'sheet.no-columns': 'El archivo no tiene encabezado: no se encontró ninguna línea con nombres de columnas.',
  'sheet.not-csv':
    'El contenido no es un texto separado por coma, punto y coma o tabulación. Revise el archivo y el campo formato.',
  'sheet.not-xlsx': 'El contenido no es una hoja de cálculo xlsx. Revise el archivo y el campo formato.',
  'sheet.not-dbf': 'El contenido no es un archivo dbf. Revise el archivo y el campo formato.',
  'sheet.is-xlsx': 'El archivo es una hoja de cálculo xlsx; envíe formato xlsx.',
  'sheet.old-excel':
    'La hoja de cálculo es del formato antiguo de Excel (.xls) o tiene contraseña. Guárdela como .xlsx, sin contraseña, o como .csv.',
  'sheet.xlsx-packed': 'La hoja de cálculo xlsx está dentro de un archivo comprimido; envíe la propia hoja.',
  'sheet.packed-twice': 'El archivo comprimido contiene otro archivo comprimido; comprima la tabla una sola vez.',
  'sheet.damaged': 'El archivo está dañado o incompleto.',
  'sheet.truncated': 'El archivo termina antes del último registro que anuncia; envíelo entero.',
  'sheet.inflated':
    'El archivo comprimido crece demasiado al abrirse: más de {limit} GiB, o más de {ratio} veces su tamaño.',
  'sheet.zip-one': 'El archivo zip debe contener una única tabla ({extensoes}).',
  'sheet.zip-entries': 'El archivo zip contiene más de {limit} archivos.',
  'sheet.zip-encrypted': 'El archivo comprimido tiene contraseña; envíelo sin ella.',
  'sheet.zip-method': 'El archivo fue comprimido con un método que no se acepta; comprímalo como zip común o gzip.',
  'sheet.columns-many': 'La tabla tiene más de {limit} columnas.',
  'sheet.rows-many': 'La hoja dice tener más de {limit} filas, lo que ninguna hoja tiene.',
  'sheet.record-long': 'La línea {linha} tiene más de {limit} KiB; ningún registro es tan largo.',
  'sheet.quote-open':
    'Las comillas abiertas en la línea {linha} no se cierran antes del final del archivo o en {limit} KiB.',
  'sheet.binary-line': 'La línea {linha} contiene bytes que no son texto.',
  'sheet.cell-long': 'El archivo contiene una celda demasiado larga.',
  'sheet.strings-many':
    'La hoja de cálculo tiene demasiados textos: más de {limit} distintos, o más de {mib} MiB. Guárdela como .csv.',
  'sheet.part-large': 'Una parte interna de la hoja de cálculo supera {limit} MiB. Guárdela como .csv.'
}
