/**
 * Hides Swagger's logo and the fields of the Authorize dialog that POST /usuarios/login_sw does not know. Makes room on
 * small screens.
 */
export const css = `
  .swagger-ui .topbar .link,
  .swagger-ui .auth-container .scope-def,
  .swagger-ui .auth-container .wrapper:has(> label[for='password_type'], > label[for^='client_']) { display: none }
  .swagger-ui .folded > summary { cursor: pointer; padding: .5rem 0; color: inherit }
  .swagger-ui button.folded { margin: .5rem 20px 1rem; padding: .4rem .8rem; cursor: pointer; font: inherit; color: inherit; background: none; border: 1px solid currentColor; border-radius: 4px }
  .ways { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; padding: .6rem 1.2rem; background: #12161a; color: #e6e9ec; font: 1rem/1.6 system-ui, sans-serif }
  .ways nav { display: flex; flex-wrap: wrap; gap: .2rem .9rem }
  .ways .languages { margin-left: auto }
  .ways .languages span { font-weight: 600 }
  .ways a { color: #7cb8ff }
  .ways .brand { color: inherit; text-decoration: none }
  .swagger-ui .opblock-summary-path a { display: inline-block; min-height: 24px; line-height: 24px }
  html:not(.dark-mode) .swagger-ui :is(.info, .markdown, .renderedMarkdown, .opblock-tag) a:not(.nostyle),
  html:not(.dark-mode) .swagger-ui .info .url { color: #0b5cad }
  .swagger-ui .info .title small { background: #59606d }
  .swagger-ui .info .title small.version-stamp { background: #44600a }
  html:not(.dark-mode) .swagger-ui .btn.authorize { color: #14683c; border-color: #14683c }
  html:not(.dark-mode) .swagger-ui .btn.authorize svg { fill: #14683c }
  .swagger-ui .opblock.opblock-get .opblock-summary-method { background: #0b5cad }
  .swagger-ui .opblock.opblock-post .opblock-summary-method { background: #14683c }
  .swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b00 }
  .swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e }
  .swagger-ui .opblock.opblock-deprecated { opacity: 1 }
  .swagger-ui .opblock.opblock-deprecated .opblock-summary-method { background: #59606d }
  html:not(.dark-mode) .swagger-ui :is(.json-schema-2020-12-expand-deep-button, .parameter__in) { color: #59606d }
  html:not(.dark-mode) .swagger-ui .btn.cancel { color: #b3261e; border-color: #b3261e }
  .swagger-ui .btn.execute { background: #0b5cad; border-color: #0b5cad }
  .swagger-ui .json-schema-2020-12__constraint--string { background: #8a4b00 }
  .swagger-ui .microlight span[style*='211, 99, 99'] { color: #ffa3a3 !important }
  @media (max-width: 640px) {
    html, body { overflow-x: hidden }
    .swagger-ui .wrapper, .swagger-ui .opblock-body .table-container, .swagger-ui .responses-inner { padding: 0 10px }
    .swagger-ui .info { margin: 20px 0 }
    .swagger-ui .info .title { font-size: 24px }
    .swagger-ui .info .title small { position: static; display: inline-block; margin: 0 6px 0 0 }
    .swagger-ui .opblock-tag { flex-wrap: wrap; padding: 10px }
    .swagger-ui .opblock-tag small { flex: 1 1 100%; padding: 0 }
    .swagger-ui table.parameters, .swagger-ui table.responses-table { display: block }
    .swagger-ui table.parameters > thead, .swagger-ui table.responses-table > thead { display: none }
    .swagger-ui table.parameters > tbody, .swagger-ui table.parameters > tbody > tr, .swagger-ui table.parameters > tbody > tr > td,
    .swagger-ui table.responses-table > tbody, .swagger-ui table.responses-table > tbody > tr, .swagger-ui table.responses-table > tbody > tr > td { display: block; width: auto; max-width: 100%; min-width: 0; padding: 4px 0 }
    .swagger-ui table.parameters > tbody > tr, .swagger-ui table.responses-table > tbody > tr { padding: 10px 0; border-bottom: 1px solid #8884 }
    .swagger-ui table.parameters input, .swagger-ui table.parameters select, .swagger-ui table.parameters textarea { width: 100%; max-width: 100% }
    .swagger-ui .responses-table .response-col_links { display: none !important }
    .swagger-ui .response-controls { flex-wrap: wrap }
    .swagger-ui .headers-wrapper { overflow-x: auto }
    .swagger-ui .markdown, .swagger-ui .renderedMarkdown { overflow-wrap: anywhere }
    .swagger-ui .dialog-ux .modal-ux { width: 100%; min-width: 0 }
    .swagger-ui .dialog-ux .modal-ux-content { padding: 10px }
    .swagger-ui .auth-container .errors { min-width: 0; margin: 10px 0 }
  }
`
