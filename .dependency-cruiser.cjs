// The plan of the house. `make check` proves it with dependency-cruiser; imports of types count like any other.

/**
 * The floors of src/ from the top down, each with its rooms from the top down. Code uses only floors above its own, and on
 * its own floor only rooms above its own. So there is no circle, and a reader of a room has to know only what stands above it.
 */
const floors = {
  // The engine, and the words in which it answers.
  engine: [
    ['messages', 'sentences for people, in three languages'],
    ['contract', 'routes, validation, permissions, errors, answers; the only room that registers a route']
  ],

  // The outside world and plain parts. They know no module.
  platform: [
    ['vitals', 'signs by which work in the background shows that it goes on'],
    ['tracing', 'traces of requests and transactions, for OpenTelemetry'],
    ['disk', 'files and folders: private ones, and those that come with the service'],
    ['db', 'the database: guarded driver, lists, kept counts, migrations'],
    ['sealing', 'values that nobody may read in the database: sealing, opening, finding by a digest'],
    [
      'settings',
      'how settings are read, what they must look like, which are not good enough for production, which development makes up'
    ],
    ['embedded', 'the PostgreSQL that comes along'],
    ['queue', 'background work as rows of the database'],
    ['mail', 'letters, and their way out'],
    ['files', 'stored files, on disk or S3; images'],
    ['tls', 'certificate and listener'],
    ['limits', 'rate limits and the overload valve'],
    ['primary', 'which primary of the database may be used'],
    ['log', 'log lines without personal data'],
    ['sheets', 'spreadsheets as streams'],
    ['time', 'days, weeks, time limits, and work that is done every so often'],
    ['batch', 'doing together what comes at the same time'],
    ['docs', 'the published documents'],
    ['metrics', 'figures for whoever watches the service']
  ],

  // What every module stands on.
  core: [
    ['contas', 'accounts: who it is, what it may do, whom it may touch'],
    ['retries', 'answers that are kept for requests that come again'],
    ['auditoria', 'the audit trail'],
    ['modo', 'the mode of the service: normal, read-only, under maintenance'],
    ['replicas', 'reading from replicas of the database'],
    ['jobs', 'long work that someone waits for']
  ],

  // One room for each module of the contract.
  modules: [
    ['permissoes', 'permissions'],
    ['grupos', 'groups'],
    ['usuarios', 'users'],
    ['auth', 'login, sessions, multi-factor codes'],
    ['chaves', 'keys with which programs call for an account'],
    ['convites', 'invitations, and the accounts that are made of them'],
    ['webhooks', 'telling other systems of events'],
    ['agravos', 'cases of notifiable diseases'],
    ['importacao', 'cases from files: reading, loading, reporting, undoing'],
    ['alertas', 'how many cases there will be, whether they rise, and warning of it'],
    ['noticias', 'news: written, scheduled, published, with their pages and their feed'],
    ['relatorios', 'bulletins as files, and their schedules'],
    ['titular', 'what is kept about an account: shown to its owner, forgotten when its time has come'],
    ['health', 'whether the service is well'],
    ['administracao', 'the mode of the service and how it is, for administrators']
  ],

  // The TypeScript client package and its command line: a product of its own, made of generated/.
  client: [],

  // The panel: what serves it, and the page itself, which is a client of the published API.
  painel: [],

  // Commands of operators, each with a main.ts, and what the service shares with them.
  operations: [
    ['trail', 'proves that the audit trail is whole'],
    ['recount', 'proves that the kept counts are right'],
    ['mode', 'shows and changes the mode of the service'],
    ['rotation', 'lists all places with sealed values, and changes the key'],
    ['prepare', 'brings a database up to date: migrations, seeds, what its roles may do'],
    ['backup', 'backs up the embedded database and the files, restores them, moves data to another major version'],
    ['demo', 'demonstration accounts and cases'],
    ['doctor', 'looks at an installation and names what is wrong'],
    ['support', 'writes what the doctor finds, and figures, for whoever helps from afar'],
    ['sync', "tells whether Patroni's /sync key names the leader"],
    ['admin', 'opens the way back in when the last administrator is lost']
  ]
}

/** The rooms within large rooms, in the same order. Files that stand directly in the large room are its doors. */
const inside = {
  'engine/contract': ['schema', 'errors', 'list', 'request', 'edge'],
  'core/contas': ['territorio', 'rights', 'mails', 'sessions', 'passwords'],
  'modules/webhooks': ['sending', 'delivery'],
  'modules/agravos': [
    'canal',
    'pessoas',
    'fields',
    'sinan',
    'privacy',
    'anexos',
    'record',
    'counts',
    'few',
    'list',
    'extrato',
    'statistics',
    'bulk',
    'duplicidades'
  ],
  'modules/importacao': ['read', 'sort', 'write', 'thread', 'job'],
  'modules/alertas': ['estimate', 'compute'],
  'operations/backup': ['log', 'restore', 'keep', 'status', 'move']
}

const floorNames = Object.keys(floors)
/** Every room by its path below src/, from the top down. */
const rooms = floorNames.flatMap((floor) => floors[floor].map(([room]) => `${floor}/${room}`))

/** The panel's sources for the browser. */
const PAGE = '^src/painel/page/'

const anyRoom = `^src/(${[...rooms, 'client', 'painel'].join('|')})/`
const insideAny = `^src/(${floorNames.join('|')})/`

/** Each place of a list may use those before it and none behind it. */
const oneDirection = (places, within, kind) =>
  places.slice(0, -1).map((place, i) => ({
    name: `${[within, place].filter(Boolean).join('/')}-uses-only-${kind}-above`,
    comment: `${place} may use: ${places.slice(0, i).join(', ') || `no other of the ${kind}`}.`,
    severity: 'error',
    from: { path: `^src/${within ? `${within}/` : ''}${place}/` },
    to: { path: `^src/${within ? `${within}/` : ''}(${places.slice(i + 1).join('|')})/` }
  }))

const directions = [
  ...oneDirection(floorNames, '', 'floors'),
  ...floorNames.flatMap((floor) =>
    oneDirection(
      floors[floor].map(([room]) => room),
      floor,
      'rooms'
    )
  ),
  ...Object.entries(inside).flatMap(([room, parts]) => oneDirection(parts, room, 'parts'))
]

module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'no-circles',
      comment: 'Files do not import each other in a circle, not even for a type.',
      severity: 'error',
      from: { path: '^(src|scripts)/' },
      to: { circular: true }
    },
    {
      name: 'every-room-is-on-the-plan',
      comment: 'A new folder of src/ or of a floor gets its place in the lists above.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: anyRoom },
      to: {}
    },
    {
      name: 'front-door-is-not-used-from-inside',
      comment: 'Everybody may use errors.ts. The rest of the front door puts the rooms together, and no room uses it.',
      severity: 'error',
      from: { path: insideAny },
      to: { path: '^src/(server|app|handlers|services)[.]ts$' }
    },
    {
      name: 'only-commands-read-the-configuration',
      comment:
        'A room declares the settings that it needs, and is given them. Only commands read config.ts, types included.',
      severity: 'error',
      from: { path: insideAny, pathNot: '^src/operations/[^/]+/main[.]ts$' },
      to: { path: '^src/config[.]ts$' }
    },
    {
      name: 'clear-front-door',
      comment: 'src/ itself holds server, app, config, errors, handlers, services, and nothing else.',
      severity: 'error',
      from: { path: '^src/[^/]+[.]ts$', pathNot: '^src/(server|app|config|errors|handlers|services)[.]ts$' },
      to: {}
    },
    {
      name: 'tables-stay-in-their-room',
      comment:
        "Nobody imports another room's tables; ask the room for a query or a fragment. A tables.ts may name another's table for a foreign key.",
      severity: 'error',
      from: { path: '^src/([^/]+/[^/]+)/', pathNot: '/tables(-kept)?[.]ts$' },
      to: { path: '^src/[^/]+/[^/]+/tables(-kept)?[.]ts$', pathNot: '^src/$1/' }
    },
    {
      name: 'tables-stay-behind-the-front-door',
      comment: 'The front door asks rooms too.',
      severity: 'error',
      from: { path: '^src/[^/]+[.]ts$' },
      to: { path: '/tables(-kept)?[.]ts$' }
    },
    {
      name: 'one-door-to-the-database',
      comment: 'Only platform/db/driver/ imports the driver. Everybody else uses Drizzle through db/client.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/db/driver/' },
      to: { path: 'node_modules/postgres/' }
    },
    {
      name: 'driver-stays-inside-db',
      comment: 'platform/db/client.ts says of the driver what others need.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/db/' },
      to: { path: '^src/platform/db/driver/' }
    },
    {
      name: 'client-runs-in-browsers',
      comment: "The client package uses nothing of Node's but in node/ and cli/.",
      severity: 'error',
      from: { path: '^src/client/', pathNot: '^src/client/(node|cli)/' },
      to: { dependencyTypes: ['core'] }
    },
    {
      name: 'client-stands-alone',
      comment:
        'The client package is made of its own sources, of generated/ and of openapi-fetch: it is installed elsewhere.',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { pathNot: '^(src/client/|generated/client-|node_modules/openapi-)', dependencyTypesNot: ['core'] }
    },
    {
      name: 'source-does-not-use-tests-or-scripts',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|scripts)/' }
    },
    {
      name: 'panel-is-a-client',
      comment:
        'The page of the panel is built of its own sources, the client package, and modules without a server in them, such as the sentence for each rule of a schema. It runs in browsers.',
      severity: 'error',
      from: { path: PAGE },
      to: {
        pathNot: `${PAGE}|^src/client/(?!node/|cli/)|^src/platform/time/(days|last-whole|weeks)[.]ts$|^src/modules/agravos/statistics/estados[.]json$|^src/engine/contract/errors/problems[.]ts$|^src/modules/agravos/record/contradictions[.]ts$|^src/modules/noticias/markdown/markdown[.]ts$|^node_modules/(preact|echarts|zrender)/|^virtual:`
      }
    },
    {
      name: 'only-the-build-uses-the-page',
      comment: 'What serves the panel finds it built; only scripts/painel puts it together.',
      severity: 'error',
      from: { path: '^src/', pathNot: PAGE },
      to: { path: PAGE }
    }
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^generated/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json']
    }
  }
}
