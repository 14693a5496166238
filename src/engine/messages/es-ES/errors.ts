import type { errors as pt } from '../pt-BR/errors.ts'

export const errors: Record<keyof typeof pt, string> = {
  'error.INVALID_CREDENTIALS': 'Correo o contraseña incorrectos.',
  'error.ACCOUNT_LOCKED':
    'La cuenta está bloqueada por exceso de intentos fallidos. Inténtelo más tarde o restablezca la contraseña.',
  'error.MFA_REQUIRED':
    'Se necesita el código de autenticación multifactor. Entre por /api/v1/auth/login con mfa_code.',
  'error.INVALID_REFRESH_TOKEN': 'El token de renovación no es válido o ha caducado.',
  'error.UNAUTHORIZED': 'Falta el token, no es válido o ha caducado.',
  'error.WEAK_PASSWORD': 'La contraseña no cumple las reglas.',
  'error.INVALID_RESET_TOKEN': 'El token de restablecimiento no es válido o ha caducado.',
  'error.INVALID_CONFIRMATION_TOKEN': 'El token de confirmación no es válido o ha caducado.',
  'error.VALIDATION_ERROR': 'La petición contiene datos no válidos.',
  'error.PERMISSION_DENIED': 'No tiene permiso para esta operación.',
  'error.NOT_FOUND': 'No existe tal registro o dirección.',
  'error.METHOD_NOT_ALLOWED': 'Esta dirección no admite este método.',
  'error.PAYLOAD_TOO_LARGE': 'El cuerpo de la petición es demasiado grande.',
  'error.UNSUPPORTED_MEDIA_TYPE': 'Esta operación no admite este tipo de contenido.',
  'error.MALFORMED_REQUEST': 'La petición está mal formada.',
  'error.HTTPS_REQUIRED': 'Este servicio solo atiende por HTTPS.',
  'error.OUT_OF_TERRITORY': 'El cambio va más allá de su territorio, o afecta a quien alcanza más que usted.',
  'error.INVALID_MASTER_KEY': 'Clave maestra no válida.',
  'error.IDEMPOTENCY_IN_PROGRESS':
    'Una petición con la misma Idempotency-Key todavía está en curso. Inténtelo de nuevo en un momento.',
  'error.IDEMPOTENCY_MISMATCH': 'La Idempotency-Key ya se usó en otra petición. Use una clave nueva.',
  'error.PRECONDITION_FAILED': 'El registro ha cambiado desde que se leyó. Léalo de nuevo.',
  'error.RATE_LIMIT_EXCEEDED': 'Límite de peticiones superado. Espere e inténtelo de nuevo.',
  'error.READING_TOO_LONG':
    'La base de datos tardó demasiado en responder. Restrinja la petición; `details` indica lo que más cuesta.',
  'limit.reading-budget':
    'La cuenta ha usado sus {limit} segundos de base de datos para listas y estadísticas de este minuto. Espere o restrinja las peticiones.',
  'limit.streams-at-once': 'La cuenta ya tiene {limit} extractos en curso. Espere a que termine uno.',
  'limit.streams-busy':
    'Esta instancia ya transmite {limit} extractos y no empieza otro ahora. Vuelva a intentarlo en un momento.',
  'limit.readings-at-once':
    'La cuenta tiene {limit} listas o estadísticas en curso, y otras esperan. Espere antes a sus respuestas.',
  'error.INTERNAL_ERROR': 'Error interno. Indique el request_id al soporte.',
  'error.SERVICE_UNAVAILABLE': 'El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.',
  'retries.too-many': 'La cuenta ya usó {limit} claves en las últimas 24 horas. Inténtelo más tarde, o sin la clave.',
  'password.length': 'La contraseña necesita de 8 a 128 caracteres.',
  'password.upper': 'La contraseña necesita al menos una letra mayúscula.',
  'password.lower': 'La contraseña necesita al menos una letra minúscula.',
  'password.digit': 'La contraseña necesita al menos un dígito.',
  'password.special': 'La contraseña necesita al menos un carácter especial.',
  'password.same': 'Elija una contraseña distinta de la actual.',
  'password.known': 'Esta contraseña es muy conocida; elija otra.',
  'password.own': 'La contraseña no puede ser el correo ni el nombre de la propia cuenta.',
  'error.INVALID_CURRENT_PASSWORD': 'La contraseña actual es incorrecta.',
  'error.INVALID_MFA_CODE': 'El código no es válido o ya se usó.',
  'error.SESSION_NOT_FOUND': 'No existe tal sesión.',
  'mfa.too-many':
    'Demasiados códigos erróneos. Espere antes de intentarlo de nuevo; los inicios de sesión no se ven afectados.',
  'mfa.instructions':
    'Lea el código QR con una aplicación de autenticación (o escriba el secreto) y confirme con un código en /api/v1/auth/mfa/verify. Guarde los códigos de reserva: cada uno vale para una entrada y no se mostrarán de nuevo.',
  'advice.mfa': 'Active la autenticación multifactor.',
  'advice.password-age': 'Cambie la contraseña: tiene más de un año.',
  'advice.password-strength': 'Elija una contraseña más larga y variada.',
  'advice.sessions': 'Revise las sesiones abiertas y cierre las que no reconozca.',
  'advice.suspicious': 'Hubo actividad sospechosa: si no fue usted, cambie la contraseña.',
  'advice.email': 'Confirme su correo electrónico: basta con restablecer la contraseña por el mensaje enviado a él.',
  'error.PASSWORD_CHANGE_REQUIRED': 'Elija primero una nueva contraseña en /api/v1/auth/change-password.',
  'error.INVALID_PANEL_SESSION': 'La sesión del panel ha terminado. Vuelva a entrar.',
  'error.INVALID_START_CODE': 'Este enlace ya no es válido. Abra el que mostró el servicio al arrancar.',
  'error.ORIGIN_REFUSED': 'La petición no viene de una página de este servicio.',
  'error.INVALID_INVITATION': 'Esta invitación ya no es válida. Pida otra a quien le invitó.',
  'error.EMAIL_IN_USE': 'Este correo ya tiene una cuenta.',
  'error.INVALID_UNLOCK_TOKEN': 'El token de desbloqueo no es válido o ha caducado.',
  'error.MFA_ENROLMENT_REQUIRED': 'Active primero la autenticación multifactor en /api/v1/auth/mfa/enable.',
  'error.SESSION_REQUIRED': 'Una clave no basta para esto; inicie sesión.',
  'error.KEY_ADDRESS_REFUSED': 'Esta clave solo se acepta desde otras direcciones.',
  'error.REAUTHENTICATION_REQUIRED': 'Confirme su contraseña en /api/v1/auth/reauthenticate e inténtelo de nuevo.',
  'lock.session':
    'Demasiadas contraseñas o códigos incorrectos en esta sesión. Espere antes de intentarlo de nuevo; los inicios de sesión no se ven afectados.',
  'error.MISSING_REASON': 'Indique el motivo de la exclusión.'
}
