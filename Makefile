# The commands of the project. `make help` lists them.
.DEFAULT_GOAL := help
NODE_BIN := node_modules/.bin
SOURCES := $(shell find src generated -path src/painel/page -prune -o -type f -name '*.ts' -print -o -type f -name '*.json' -path 'generated/*' -print)
PAINEL_SOURCES := $(shell find src/painel/page scripts/painel src/client -type f) $(wildcard generated/client-*.ts) generated/operations.ts $(wildcard src/platform/time/*.ts) $(shell find src/engine/contract/schema src/engine/contract/errors src/engine/messages -type f) src/modules/agravos/record/contradictions.ts $(wildcard src/modules/noticias/markdown/*.ts) src/platform/settings/parse-address.ts
SDK_SOURCES := $(shell find scripts/sdk src/client -type f) $(wildcard generated/client-*.ts) generated/changes.json $(wildcard openapi/released/*/packages/*) LICENSE

.PHONY: help run demo demo-file dev test test-all test-browser ci-full check check-counts check-audit rotate-data-key doctor support admin check-kubernetes generate translated build painel bench fix release sbom sdk prove-sdk guides pictures fuzz cost cost-neighbours mock try-upgrade backup check-backup restore try-backup export-data import-data bench-report replica cluster cluster-down cluster-trial network-trial mode ten-steps

help: ## list the commands
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

node_modules/.installed: package.json package-lock.json
	npm ci --no-audit --no-fund
	@touch $@

dist/.built: node_modules/.installed $(SOURCES) tsconfig.json scripts/tsconfig.build.json
	$(NODE_BIN)/tsc -p scripts/tsconfig.build.json --noCheck
	@touch $@

dist/.sdk: node_modules/.installed $(SDK_SOURCES)
	$(NODE_BIN)/tsx scripts/sdk/pack.ts
	@touch $@

dist/.painel: node_modules/.installed $(PAINEL_SOURCES)
	$(NODE_BIN)/tsx scripts/painel/build.ts
	@touch $@

build: dist/.built dist/.sdk dist/.painel ## compile to dist/, with the panel and the client package that the service serves

painel: dist/.painel ## build the panel's page into dist/painel

sdk: dist/.sdk ## pack the client packages into dist/sdk/

prove-sdk: dist/.sdk ## install the client package from a server into an empty folder, compile its examples, run its tour
	$(NODE_BIN)/tsx scripts/sdk/prove.ts

guides: dist/.built dist/.sdk dist/.painel ## run the samples of the guides against a service (GUIDE=lists for one guide)
	$(NODE_BIN)/tsx scripts/guides/main.ts $(GUIDE)

run: dist/.built dist/.sdk dist/.painel ## serve at https://localhost:8443, with an embedded PostgreSQL
	@exec node dist/src/server.js

demo: dist/.built dist/.sdk dist/.painel ## serve with demonstration accounts and 20,000 invented cases
	@exec node dist/src/server.js --demo

demo-file: dist/.built ## print a national file of about 300 invented cases, to try an import
	@exec node dist/src/operations/demo/file.js

mock: node_modules/.installed ## serve the examples of the documents at https://localhost:4010, without a database (PORT=4010)
	@exec $(NODE_BIN)/tsx scripts/mock/main.ts

# CLUSTER_DIR=<folder> (.data/cluster) and CLUSTER_PORT=<first port> (7400) place the cluster. WIPE=yes with
# cluster-down also removes its data.
cluster: dist/.built dist/.sdk dist/.painel ## start three PostgreSQL servers under Patroni, etcd, HAProxy, Redis and two instances on this machine
	@exec $(NODE_BIN)/tsx scripts/cluster/main.ts up

cluster-down: node_modules/.installed ## stop that cluster
	@exec $(NODE_BIN)/tsx scripts/cluster/main.ts down

# FREEZES=<rounds> (10, at most 27), KILLS=<rounds> (10), RATE=<writes per second> (200), ONLY=freezes leaves out what
# comes once, PATRONI=<program> takes another Patroni, of any version.
cluster-trial: dist/.built dist/.sdk dist/.painel ## freeze and kill parts of a cluster under load and prove that nothing is lost (about 40 minutes)
	@exec $(NODE_BIN)/tsx scripts/cluster/trial.ts

# SHORT=yes takes a minute or two, ONLY=postgres/start/hang is one case, ONLY=s3 all of a target. AT_ONCE=<number> says
# how many are tried at the same time (3 for each core, 8 at most). VERBOSE=yes shows what the service complains of.
network-trial: dist/.built ## try the service with a slow, cut, hanging and half-open network (about a quarter of an hour; needs redis-server)
	@exec $(NODE_BIN)/tsx scripts/network/trial.ts

# RELEASE=bookworm or trixie; FOLDER=<keeps what was fetched for the next time>; VERBOSE=yes shows what steps print.
ten-steps: node_modules/.installed ## walk the guide "production" in a bare Debian of its own (needs root and debootstrap)
	@exec $(NODE_BIN)/tsx scripts/steps/main.ts

dev: node_modules/.installed ## serve from the sources and restart at each change
	@exec $(NODE_BIN)/tsx watch src/server.ts

generate: node_modules/.installed ## make generated/ from openapi/
	$(NODE_BIN)/tsx scripts/generate/main.ts
	$(NODE_BIN)/tsx scripts/painel/table.ts

translated: node_modules/.installed ## note that the translations which make check lists fit the English texts (KEYS="loginUsuario errors" for some)
	$(NODE_BIN)/tsx scripts/generate/main.ts --translated $(KEYS)

# TEST_SEED=<seed> repeats the samples of an earlier run. KILLS=<rounds> kills servers more often.
# TESTS=test/modules/auth runs a part.
test: node_modules/.installed ## run every test file but the browser's; large products are sampled, and the samples listed
	$(NODE_BIN)/vitest run --project main --project alone $(TESTS)

test-all: node_modules/.installed ## run every test file but the browser's, with nothing sampled
	TEST_WHOLE=yes $(NODE_BIN)/vitest run --project main --project alone $(TESTS)

test-browser: dist/.painel ## test the panel and the docs in a real browser (needs chromium)
	$(NODE_BIN)/vitest run --project browser

pictures: dist/.built dist/.painel ## make the pictures of the READMEs and guides from the demonstration data (needs chromium)
	$(NODE_BIN)/tsx scripts/pictures/main.ts

replica: dist/.built ## measure reads from two replicas, then write a case and list it elsewhere 10,000 times (TRIES=, ROWS=, SECONDS=)
	$(NODE_BIN)/tsx scripts/replica/main.ts

ci-full: node_modules/.installed ## run everything in full, and kill servers many times (takes long)
	@scripts/ci-full.sh

check: node_modules/.installed ## check generated files, contract, breaking changes, migrations, types, expressions and style
	$(NODE_BIN)/tsx scripts/generate/main.ts --check
	$(NODE_BIN)/tsx scripts/painel/table.ts --check
	$(NODE_BIN)/redocly lint generated/description-*.json --config openapi/redocly.yaml
	$(NODE_BIN)/tsx scripts/lint.ts
	$(NODE_BIN)/tsx scripts/breaking.ts
	$(NODE_BIN)/tsx scripts/migrations.ts
	$(NODE_BIN)/depcruise --config .dependency-cruiser.cjs src scripts
	$(NODE_BIN)/tsx scripts/house.ts
	$(NODE_BIN)/tsx scripts/expressions.ts
	$(NODE_BIN)/tsc --noEmit
	$(NODE_BIN)/tsc --noEmit -p src/painel/page
	$(NODE_BIN)/tsc --noEmit -p test/painel
	$(NODE_BIN)/tsx scripts/painel/budget.ts
	$(NODE_BIN)/biome check .
	$(NODE_BIN)/drizzle-kit check

# COUNT=<requests> (2,000), SEED=<seed of an earlier run>, ONLY=<operationId>. SERVER=<address> with TOKEN=<an
# administrator's> uses a running service. More in CONTRIBUTING.
fuzz: dist/.built ## try every operation with thousands of valid and invalid requests
	@exec $(NODE_BIN)/tsx scripts/fuzz/main.ts

# COUNT=<requests> (4,000), SECONDS=<at most> (3,600), SEED=<seed of an earlier run>, ONLY=<operationId>, CASES=<made for
# the run> (20,000), FOLDER=<keeps them>. DATABASE_URL=<address> uses a database that is there.
cost: dist/.built ## look for the dearest list, search and statistics, for the event loop and the database
	@exec $(NODE_BIN)/tsx scripts/fuzz/cost.ts

# REQUEST=<path and query> instead of what make cost found, SECONDS=<of each part> (60), RATE=<others' requests per
# second> (20); CASES, FOLDER and DATABASE_URL like make cost.
cost-neighbours: dist/.built ## measure what the dearest requests of one account do to the others
	@exec $(NODE_BIN)/tsx scripts/fuzz/neighbours.ts

check-counts: dist/.built ## compare the kept counts with the rows; REPAIR=yes counts again
	@exec node dist/src/operations/recount/main.js $(if $(REPAIR),--repair)

# MESSAGE= is told to whoever calls.
mode: dist/.built ## show the mode of the service, or change it: MODE=read-only|maintenance|normal MESSAGE='until six'
	@exec node dist/src/operations/mode/main.js '$(MODE)' '$(subst ','\'',$(MESSAGE))'

check-audit: dist/.built ## check that the audit trail is complete; HEAD=<value noted earlier> proves that its end is still there
	@exec node dist/src/operations/trail/main.js $(HEAD)

check-kubernetes: node_modules/.installed ## check the manifests for Kubernetes against the schemas of their kinds
	$(NODE_BIN)/tsx scripts/kubernetes/main.ts

# MFA=end ends the account's second factor, too.
admin: dist/.built ## make the account EMAIL= an active administrator, and print a link for its new password
	@exec node dist/src/operations/admin/main.js $(EMAIL) $(if $(filter end,$(MFA)),--end-mfa)

# TO= is the file (otherwise saude-support-<moment>.txt here).
support: dist/.built ## write a file for whoever helps from afar, without personal data and secrets
	@exec node dist/src/operations/support/main.js $(TO)

# MAIL= is the address that a test letter goes to.
doctor: dist/.built ## look at settings, database, roles, clock, mail, files, Redis, certificate, disk and ports; changes nothing
	@exec node dist/src/operations/doctor/main.js $(MAIL)

rotate-data-key: dist/.built ## seal with DATA_KEY what DATA_KEY_PREVIOUS has sealed, while the service runs
	@exec node dist/src/operations/rotation/main.js

# TO= is the folder (otherwise that of the service), KEEP= the number of backups that stay (BACKUP_KEEP).
backup: dist/.built ## back up the embedded database and the files, while the service runs (TO=folder)
	@exec node dist/src/operations/backup/main.js backup 'TO=$(TO)' 'KEEP=$(KEEP)'

# FROM= is the folder (otherwise that of the service). The server copies again what it still has.
check-backup: dist/.built ## check that nothing is missing or damaged in the backups (FROM=folder)
	@exec node dist/src/operations/backup/main.js check 'FROM=$(FROM)'

# ACCEPT_LOSS=yes restores what lies before a gap in the archived log; without it a gap is refused.
restore: dist/.built ## make a data folder from a backup: FROM=folder, TO=2026-11-16T12:00:00-03:00, INTO=a new folder
	@exec node dist/src/operations/backup/main.js restore 'FROM=$(FROM)' 'TO=$(TO)' 'INTO=$(INTO)' 'ACCEPT_LOSS=$(ACCEPT_LOSS)'

try-backup: dist/.built ## back up a service with data, destroy it, restore it to a moment and compare everything
	$(NODE_BIN)/tsx scripts/backup/trial.ts

export-data: dist/.built ## write all rows to a file, for the next major version of the embedded PostgreSQL (TO=file)
	@exec node dist/src/operations/backup/main.js export 'TO=$(TO)'

import-data: dist/.built ## make a new embedded database from that file (FROM=file)
	@exec node dist/src/operations/backup/main.js import 'FROM=$(FROM)'

# BENCH_SIZE=whole takes a million cases (three quarters of an hour). BENCH_RESULTS=<file> replaces
# dist/bench/last.json.
bench: dist/.built ## measure speed as ratios against a baseline of the same run, in a quarter of an hour (BENCH=login for one)
	$(NODE_BIN)/tsx scripts/bench/main.ts $(BENCH)

# REPORT=<file>, REPORT_LANGUAGE=pt-BR. PUBLISH=yes puts the results beside the guides.
bench-report: node_modules/.installed ## make a page with plots of the last make bench: dist/bench/report.html
	$(NODE_BIN)/tsx scripts/bench/report/main.ts

fix: node_modules/.installed ## format the code and fix what can be fixed automatically
	$(NODE_BIN)/biome check --write .

# VERSION=<number> is needed for a new first number only.
release: node_modules/.installed ## release this version: contract, package, changelog, commit and tag
	@exec $(NODE_BIN)/tsx scripts/release/main.ts

# REST=<seconds of work between the replacements> (3), FORMER=<folder> with a build of the last release.
try-upgrade: dist/.built ## replace two instances of the last release with this version and back, under load
	$(NODE_BIN)/tsx scripts/upgrade/trial.ts

sbom: node_modules/.installed ## list the parts of the service from the lockfile, as CycloneDX: dist/sbom.cdx.json
	$(NODE_BIN)/tsx scripts/sbom.ts
