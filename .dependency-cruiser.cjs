// The plan of the house. `make check` proves it with dependency-cruiser; imports of types count like any other.

/**
 * The rooms of src/, each with what is in it. A room may use the rooms above it in this list, and none below; so there is no circle, and whoever
 * reads a room has to know only what stands above it.
 */
const rooms = [
  // The engine, and the words in which it answers.
  ['messages', 'sentences for people, in three languages'],
  ['contract', 'the engine: routes, validation, permissions, errors, answers; the only room that registers a route'],

  // The outside world and plain parts. They know no module.
  ['tracing', 'traces of requests and transactions, for OpenTelemetry'],
  ['db', 'the database: guarded driver, lists, kept counts, migrations'],
  ['sealing', 'what nobody may read in the database: sealing, opening, finding by a digest'],
  ['addresses', 'reading addresses'],
  ['disk', 'private folders and the secrets that development keeps there'],
  ['settings', 'how settings are read, what they must look like, and what is not good enough for production'],
  ['embedded', 'the PostgreSQL that comes along'],
  ['queue', 'background work as rows of the database'],
  ['mail', 'letters, and their way out'],
  ['files', 'stored files, on disk or S3; images'],
  ['tls', 'certificate and listener'],
  ['limits', 'rate limits and the overload valve'],
  ['log', 'log lines without personal data'],
  ['sheets', 'spreadsheets as streams'],
  ['time', 'days, and work that is done every so often'],
  ['figures', 'percentages, spreads, shapes of states'],
  ['threads', 'starting threads'],
  ['batch', 'doing together what comes at the same time'],
  ['cleanup', 'removing what no longer has a use'],
  ['docs', 'the published documents'],
  ['signals', 'interrupts while the process starts'],

  // What every module uses.
  ['contas', 'accounts: who it is, what it may, who may touch whom'],
  ['retries', 'answers that are kept for who asks again'],
  ['auditoria', 'the audit trail'],
  ['replicas', 'reading from replicas of the database'],
  ['jobs', 'long work that someone waits for'],

  // The modules of the contract.
  ['permissoes', 'permissions'],
  ['grupos', 'groups'],
  ['usuarios', 'users'],
  ['auth', 'login, sessions, multi-factor codes'],
  ['webhooks', 'telling other systems of events'],
  ['agravos', 'cases of notifiable diseases'],
  ['importacao', 'cases from files: reading, loading, reporting, undoing'],
  ['noticias', 'news: written, scheduled, published, with their pages and their feed'],
  ['relatorios', 'bulletins as files, and their schedules'],
  ['titular', 'what is kept about an account: shown to its owner, forgotten when its time has come'],
  ['health', 'is the service well'],
  ['metrics', 'figures for whoever watches the service'],
  ['painel', 'the panel: what serves it, and the page itself, which is a client of the published API'],

  // What stands on all of them.
  ['recount', 'are the kept counts right'],
  ['rotation', 'all places with sealed values, and changing the key'],
  ['backup', 'backups of the embedded database and of the files, restoring them, moving data to another major version'],
  ['demo', 'demonstration accounts and cases']
].map(([name]) => name)

/** The panel's sources for the browser. */
const PAGE = '^src/painel/page/'

const anyRoom = `^src/(${rooms.join('|')})/`

/** A room must not reach down to the rooms that stand below it. */
const oneDirection = rooms.slice(0, -1).map((room, i) => ({
  name: `${room}-uses-only-rooms-above`,
  comment: `${room} may use: ${rooms.slice(0, i).join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: `^src/(${rooms.slice(i + 1).join('|')})/` }
}))

module.exports = {
  forbidden: [
    ...oneDirection,
    {
      name: 'no-circles',
      comment: 'Files do not import each other in a circle, not even for a type.',
      severity: 'error',
      from: { path: '^(src|scripts)/' },
      to: { circular: true }
    },
    {
      name: 'every-room-is-on-the-plan',
      comment: 'A new folder of src/ gets its place in the list above.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: anyRoom },
      to: {}
    },
    {
      name: 'front-door-is-not-used-from-inside',
      comment:
        'Everybody may use errors.ts and the types of config.ts. The rest of the front door puts the rooms together, and no room uses it.',
      severity: 'error',
      from: { path: anyRoom },
      to: { path: '^src/(server|app|handlers|services)[.]ts$' }
    },
    {
      name: 'only-commands-read-the-configuration',
      comment: 'Rooms are given their settings. A room imports types of config.ts, and only commands call it.',
      severity: 'error',
      from: { path: anyRoom, pathNot: '/main[.]ts$' },
      to: { path: '^src/config[.]ts$', dependencyTypesNot: ['type-only'] }
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
      from: { path: '^src/([^/]+)/', pathNot: '^src/[^/]+/tables(-kept)?[.]ts$' },
      to: { path: '^src/[^/]+/tables(-kept)?[.]ts$', pathNot: '^src/$1/' }
    },
    {
      name: 'tables-stay-behind-the-front-door',
      comment: 'The front door asks rooms too.',
      severity: 'error',
      from: { path: '^src/[^/]+[.]ts$' },
      to: { path: '^src/[^/]+/tables(-kept)?[.]ts$' }
    },
    {
      name: 'one-door-to-the-database',
      comment: 'Only db/driver/ imports the driver. Everybody else uses Drizzle through db/client.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/db/driver/' },
      to: { path: 'node_modules/postgres/' }
    },
    {
      name: 'driver-stays-inside-db',
      comment: 'db/client.ts says of the driver what others need.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/db/' },
      to: { path: '^src/platform/db/driver/' }
    },
    {
      name: 'client-runs-in-browsers',
      comment: "The client package uses nothing of Node's but in node/ and cli/.",
      severity: 'error',
      from: { path: '^scripts/sdk/src/', pathNot: '^scripts/sdk/src/(node|cli)/' },
      to: { dependencyTypes: ['core'] }
    },
    {
      name: 'client-stands-alone',
      comment:
        'The client package is made of its own sources, of generated/ and of openapi-fetch: it is installed elsewhere.',
      severity: 'error',
      from: { path: '^scripts/sdk/src/' },
      to: { pathNot: '^(scripts/sdk/src/|generated/client-|node_modules/openapi-)', dependencyTypesNot: ['core'] }
    },
    {
      name: 'source-does-not-use-tests-or-scripts',
      severity: 'error',
      from: { path: '^src/', pathNot: PAGE },
      to: { path: '^(test|scripts)/' }
    },
    {
      name: 'panel-is-a-client',
      comment:
        'The page of the panel is built of its own sources, the client package, and modules without a server in them. It runs in browsers.',
      severity: 'error',
      from: { path: PAGE },
      to: {
        pathNot: `${PAGE}|^scripts/sdk/src/(?!node/|cli/)|^src/(time/days|agravos/weeks)[.]ts$|^src/figures/estados[.]json$|^node_modules/(preact|echarts|zrender)/|^virtual:`
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
