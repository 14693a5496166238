import { phrases, words } from './words.ts'

/**
 * What runs in Swagger UI's page. The script is text because it runs in the browser: the source of a function of
 * this process would contain what a compiler has added to it.
 */

export const script = `(() => {
  const bundle = window.SwaggerUIBundle
  const words = ${JSON.stringify(words)}
  const phrases = ${JSON.stringify(phrases)}

  // The page speaks the language of the document: that of ?lang=, or of the browser. The document's sentences are in it
  // already. Swagger UI's own words are replaced as they appear.
  const chosen = new URLSearchParams(location.search).get('lang')
  const inLanguage = (url) => (chosen ? url + '?lang=' + encodeURIComponent(chosen) : url)
  let said = {}
  let patterns = []
  const say = (text) => said[text] ?? patterns.reduce((text, [pattern, instead]) => text.replace(pattern, instead), text)
  const translate = (node) => {
    const text = node.data.trim()
    const other = say(text)
    // A word that is its own translation must not be written: the observer would see the change and write for ever.
    if (other !== text && !node.parentElement?.closest('.markdown, .renderedMarkdown, pre, code, textarea'))
      node.data = node.data.replace(text, () => other)
  }
  // The page has one heading of level 1 and goes on with level 3. Fields that are named by what stands beside them get
  // that name.
  const mend = (root) => {
    const all = (selector) => (root.querySelectorAll ? [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)] : [])
    for (const each of all('.swagger-ui :is(h3, h4, h5)')) {
      const level = each.closest('.markdown, .renderedMarkdown') ? null : each.closest('.models') ? 2 : each.tagName[1] - 1
      if (level) each.ariaLevel = level
    }
    for (const each of all('#servers')) each.ariaLabel = say('Servers')
    for (const each of all('.examples-select-element')) each.ariaLabel = say('Examples')
    // What can be scrolled must be reached by the keyboard.
    for (const each of all('pre.microlight')) each.tabIndex = 0
    for (const each of all('tr[data-param-name] :is(input, select, textarea):not([aria-label])'))
      each.ariaLabel = each.closest('tr').dataset.paramName
  }
  const translateAll = (root) => {
    mend(root)
    if (root.nodeType === Node.TEXT_NODE) return translate(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) translate(walker.currentNode)
  }
  const speak = (language) => {
    document.documentElement.lang = language
    if (said === words[language]) return
    said = words[language] ?? {}
    patterns = (phrases[language] ?? []).map(([pattern, instead]) => [new RegExp(pattern), instead])
    translateAll(document.body)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translate(target)
      for (const node of addedNodes) translateAll(node)
    }
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true })

  // "Try it out" would send the example of every optional parameter, and a list filtered by all of them is empty. The
  // page may call only its own host, so no other server is offered.
  const readable = (text) => {
    const document = JSON.parse(text, (_, value) => {
      if (value && ['query', 'header'].includes(value.in) && !value.required) value.example = undefined
      return value
    })
    const isHere = ({ url }) => new URL(url.replace(/[{}]/g, ''), location.href).origin === location.origin
    document.servers = document.servers.filter(isHere).slice(0, 1)
    return JSON.stringify(document)
  }

  // The Authorize dialog understands only OAuth2's shape of an error.
  const oauthError = (text) => {
    const { error, detail } = JSON.parse(text)
    const description = error ? error.message : detail.map(({ msg }) => msg).join(' ')
    return { error: error ? error.code : 'VALIDATION_ERROR', error_description: description }
  }

  const responseInterceptor = (response) => {
    if (response.url.includes('/openapi/') && response.ok) {
      response.text = readable(response.text)
      speak(response.headers['content-language'])
    }
    if (response.url.endsWith('/usuarios/login_sw') && !response.ok) {
      const body = oauthError(response.text)
      const text = JSON.stringify(body)
      Object.assign(response, { text, data: text, body, obj: body })
    }
    return response
  }

  // A list has dozens of filters with operators, and an answer half a dozen headers. They are folded until asked for.
  const isOperator = (parameter) => /\\[\\w+\\]$|^operadores$/.test(parameter.get('name'))
  const folding = () => ({
    wrapComponents: {
      parameters: (Original, { React }) => (props) => {
        const [isOpen, setOpen] = React.useState(false)
        const folded = props.parameters.filter(isOperator).size
        if (folded === 0) return React.createElement(Original, props)
        const parameters = isOpen ? props.parameters : props.parameters.filterNot(isOperator)
        const label = say(isOpen ? 'Hide' : 'Show') + ' ' + folded + ' ' + (said['(filters)'] ?? 'filters with operators')
        return React.createElement(
          React.Fragment,
          null,
          React.createElement(Original, { ...props, parameters }),
          React.createElement('button', { type: 'button', className: 'folded', onClick: () => setOpen(!isOpen) }, label)
        )
      },
      headers: (Original, { React }) => (props) =>
        props.headers && props.headers.size > 0
          ? React.createElement(
              'details',
              { className: 'folded' },
              React.createElement('summary', null, say('Headers')),
              React.createElement(Original, props)
            )
          : null
    }
  })

  // Both documents take the same login. Swagger UI would forget it as the other document is chosen.
  const keepingLogin = () => ({
    statePlugins: {
      auth: {
        wrapActions: {
          restoreAuthorization: (restore) => (payload) =>
            Object.keys(payload.authorized).length > 0 ? restore(payload) : undefined
        }
      }
    }
  })

  const wrapped = (config) =>
    bundle({
      ...config,
      urls: config.urls.map(({ url, name }) => ({ url: inLanguage(url), name })),
      plugins: [...config.plugins, folding, keepingLogin],
      responseInterceptor
    })
  window.SwaggerUIBundle = Object.assign(wrapped, bundle)
})()
`
