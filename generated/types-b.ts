// DO NOT EDIT: made from openapi/ by `make generate`.
export interface paths {
    "/api/v1/administracao/modo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Show the mode of the service
         * @description Answers in which mode the service is, since when, and what the callers are told.
         */
        get: operations["obterModo"];
        /**
         * Change the mode of the service
         * @description Switches all instances to another mode; they follow within a few seconds. In `somente_leitura` everything can be read, and everything that would change something is answered with 503, a sentence and `Retry-After`; logging in and out goes on, and so does the audit trail. In `manutencao` everything is answered so, except the health checks, the metrics, logins of administrators and this operation. In both modes jobs, mails and deliveries to webhooks wait, and go on in the mode `normal` where they were. The change is noted in the audit trail.
         */
        put: operations["alterarModo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/administracao/situacao": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Show how the service is
         * @description Answers what administrators ask first, as the instance that answers sees it: versions, settings in force, health by part, the queue, the disk, backups, slow statements, the certificate and locked accounts. Settings hold no secret and no password: of a secret it only says whether it is given. What this instance does not know is null.
         */
        get: operations["obterSituacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/casos": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List cases
         * @description Answers one page of the cases that are not deleted, newest notification first. The list contains nothing that identifies a patient: names are shown as initials. `search` looks for the beginning of a notification number or for the name of a municipality, or holds nested conditions as JSON. `classificacao` compares the stored final classification, one value at a time (`confirmado` is one of them, `dengue_grave` another), while `situacao` groups them as the statistics do, so that `situacao=confirmado` has the same total as `por_classificacao.confirmado` of `/api/v1/agravos/casos/estatisticas/resumo`. Cases with the same value in the sort field are sorted by id; those of the same municipality, state, classification or outcome are sorted by `data_notificacao` and then by id, in the direction of the sort. Cases without a value in that field come last in either direction.
         */
        get: operations["listarCasos"];
        put?: never;
        /**
         * Record a case
         * @description Records a new case, whose `status` is `em_investigacao`. The combination of disease, notification number and notification date must be unique. No date may be in the future. The first symptoms may not come after the notification. Admission to hospital, closing and death may not come before the first symptoms. A pregnant patient may not be male. `evolucao` `obito` needs `data_obito`, which in turn cannot be combined with `cura` or `ignorado`. A classification of dengue (`dengue_grave` and the like) cannot be used for zika or chikungunya; `confirmado`, `descartado` and `inconclusivo` can be used for any disease. The municipality must belong to the state. The patient's name is stored apart from the case and never appears in an answer. A field may be given flat or nested; when it is given both ways, the values must be equal. The signs that `dados_especificos` and `dados_clinicos.sinais_sintomas` share may be given in either place. No text may hold the patient's whole name (two words or more; case and accents do not matter) or the street with its number: it is refused with `PERSONAL_DATA`, the refusal is written to the audit trail, and after 20 such refusals of an account within an hour the answer is 429.
         */
        post: operations["criarCaso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/casos/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a case
         * @description Answers the whole case. The patient's name is shown as initials to everybody. Street, number, CEP, coordinates and the addresses of `locais_frequentados` are shown as they are stored to callers who hold `agravos.editar`. For others the addresses are hidden (`***`), the CEP shows its first five digits, and coordinates are rounded to about a hundred metres. Each reading is written to the audit trail. The answer has every field; unknown ones are null or an empty list. `include=anexos` adds the attachments; history and investigation are always in the answer.
         */
        get: operations["obterCaso"];
        /**
         * Change some fields of a case
         * @description Changes only what is sent. Nested objects are merged, and null clears a field that may be empty. Fields may be given flat, as when a case is recorded, or nested, as in the detail. A case is closed (`encerrado`) once `data_encerramento` is set. The rules for a new case apply only to the fields that change, so that an imported case that breaks a rule can be corrected field by field. The whole detail may be sent back: the shown form of a hidden field (initials, `***`, a shortened `cep`, rounded coordinates) leaves that field as it is, and read-only fields must have the values that the detail shows. A stay in hospital, and each sign that can be given in two places, is one fact: of two values the one that differs from the stored value counts, and the answer is 422 when both differ. `campos_alterados` and the history name the fields as they were sent. No text may hold the patient's whole name (two words or more; case and accents do not matter) or the street with its number: such a text is refused with `PERSONAL_DATA`. A new name or street is refused too when a stored text, or a text of an attachment, holds it. Refusals and requests that change nothing are written to the audit trail. After 20 such refusals within an hour the texts of an account are no longer compared, and the answer is 429.
         */
        put: operations["editarCaso"];
        post?: never;
        /**
         * Delete a case with a reason
         * @description The record is kept, but the case disappears from every list and count and is answered with 404 from then on. Without `motivo` the answer is 400 `MISSING_REASON`. A closed case (`encerrado`) is deleted only with `force`. A `motivo` that holds the patient's whole name or the street with its number is refused with `PERSONAL_DATA`, which is audited; after 20 such refusals of an account within an hour the answer is 429.
         */
        delete: operations["excluirCaso"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/casos/{id}/anexos": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to a case
         * @description Takes a PDF, JPEG or PNG file of at most 20 MiB; the type is recognised by the content of the file. A case has at most 50 attachments. A name of the file or a `descricao` that holds the patient's whole name or the street with its number is refused with `PERSONAL_DATA`, which is audited; after 20 such refusals of an account within an hour the answer is 429. Images are stored without their metadata (places, names, comments, previews), with the pixels as they were sent and their rotation. A PDF that holds scripts, HTML, other files, or actions that start programs, open other files or send forms, that opens an address by itself or takes a part from elsewhere, or that cannot be searched for these, is refused with `ACTIVE_CONTENT`. Links to click on are allowed.
         */
        post: operations["anexarArquivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/casos/{id}/anexos/{anexo_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the attachment.
                 * @example 3
                 */
                anexo_id: components["schemas"]["Id"];
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download an attachment
         * @description Answers the file as it was sent, images without their metadata. Each download is written to the audit trail.
         */
        get: operations["baixarAnexo"];
        put?: never;
        post?: never;
        /**
         * Remove an attachment
         * @description Removes the file for good.
         */
        delete: operations["removerAnexo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/casos/bulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import cases from a file
         * @description Takes a csv, xlsx or dbf file of at most 2 GiB (or what the service is configured for) and starts a job that reads it. A csv may be UTF-8 or Latin-1, with commas, semicolons or tabs, and compressed as .zip or .gz. The header has the names of `POST /api/v1/agravos/casos`, or is one of the layouts of SINAN; `POST /api/v1/agravos/casos/bulk/inspecionar` says which. `validar` checks every row and writes nothing, `importar` writes new cases, and `atualizar` also merges rows into existing cases. A case is identified by its disease, number and day of notification: importing a file again changes nothing, and a row whose case is there with other data is reported in `avisos`. With `ignorar_erros` rows with errors are left out; without it all rows are imported or none. The job shows progress and `linhas_processadas`; at its end `resultado` has the figures and the first 1,000 errors and warnings, and all refused rows are a csv file at `/api/v1/jobs/{job_id}/resultado`, only by the sender, for 24 hours. Cancelling the job removes what it wrote. An account can have at most three unfinished jobs.
         */
        post: operations["importarCasos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/casos/bulk/inspecionar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look into a file before it is imported
         * @description Reads the beginning of a file as `POST /api/v1/agravos/casos/bulk` would and answers what was recognised: the form of the file, its layout, where each column goes, which columns are not understood, which are missing, and the first rows as they would be stored, without names and addresses. Nothing is kept. A file that cannot be read is answered with 422 at `file`.
         */
        post: operations["inspecionarArquivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/casos/estatisticas/resumo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read summary statistics of cases
         * @description Figures of the cases in a period, always up to date. Rates are percentages of `total` with two decimals, and 0 when there are no cases; `obitos` counts deaths caused by the disease. `por_classificacao.confirmado` counts every final classification that confirms the disease (`dengue_grave` as well as `confirmado`), and `descartado` those that discard it: the cases that the list shows with `situacao=confirmado` and `situacao=descartado`. What is left of `total` is `situacao=em_investigacao`. The list's `classificacao=confirmado` is something else, one single classification. The period may have any length. Without `data_fim` it ends today (Brasília time), or on `data_inicio` when that is in the future. Without `data_inicio` it begins on 1 January of the year in which it ends. `agregacao` adds a series by day, epidemiological week (Sunday to Saturday) or month, with the chosen `metricas`. With a series the period has at most 3,660 days (`dia`, ten years), 18,300 days (`semana`, fifty years) or 73,200 days (`mes`, two hundred years); a longer period is answered with 422 at `data_fim`, or at `data_inicio` when only that was sent. `comparar` adds the same figures of an earlier period; a period that reaches into the future is compared up to today. `anos_anteriores` and `canal` add former years and an alert channel to the series.
         */
        get: operations["resumirCasos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/casos/estatisticas/series": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read series of cases by place, person or outcome
         * @description Counts the cases in a period, grouped by one or more values of `por`. The counts are always up to date. The period is that of `/api/v1/agravos/casos/estatisticas/resumo`, and `total` is the same. Each `por` has all of its keys, those without cases too, and its series add up to `total`; cases in which the field is empty have the key `nao_informado`. With `agregacao` each series has a point for every day, epidemiological week (Sunday to Saturday; week 1 is the first with at least four days in the year) or month of the period; the first and the last are cut to it. Without `agregacao` there are no points. An answer has at most 12,000 points; a request for more is answered with 422. Ask for a shorter period, a longer `agregacao`, fewer `por`, or leave out `agregacao`. `por=municipio` needs `estado` or `municipio`. `incidencia` is the number of cases in the period per 100,000 inhabitants, with two decimals, not scaled to a year. The population is IBGE's of 2022 (census) or 2025 (estimate), whichever is nearer to the year of the middle of the period: 2022 up to 2023, then 2025; `populacao` names year and source. Where no population fits a series (sex, age), or none is known, `populacao` and `incidencia` are null.
         */
        get: operations["obterSeriesCasos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/casos/exportar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export cases to a spreadsheet
         * @description Starts a job that writes all cases that meet `filtros` to a file, with names as initials and without anything that identifies a patient. `filtros` takes the filters of the list, its dates (`data_inicio`, `data_fim`) among them. The file can be downloaded at `/api/v1/jobs/{job_id}/resultado` for 24 hours. Cells that a spreadsheet program would run as a formula are escaped. A csv file is UTF-8 with a byte order mark, its cells are separated by `separador`, its dates are `YYYY-MM-DD` and its moments ISO 8601 in UTC. In an xlsx file both are real date cells, the moments in Brasília time. An account can have at most three unfinished jobs.
         */
        post: operations["exportarCasos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/casos/mapa-calor": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the heat map of cases
         * @description Answers GeoJSON points, one for each area, largest first. A point never shows the place of one patient. For a municipality it is the municipality's centre. For `bairro` and `cep` it is one stable place, the same whatever the filter: the mean of the known places of all cases of the area, of any disease and any time, rounded to three decimals, if there are at least three places that differ at three decimals (about a hundred metres); otherwise it is the municipality's centre too. For callers without `agravos.listar`, areas of fewer than five cases are counted with their municipality's own point. Places that are more than two degrees away from the municipality's centre are treated as mistakes and left out of the mean. Different spellings of a neighbourhood in one municipality (capitals, accents, spaces) are one area, which is named by its most frequent spelling, or by the alphabetically first of several such. At most 10,000 points are answered: when there are more areas, the largest are answered and `metadata.truncado` is true.
         */
        get: operations["mapearCasos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/importacoes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Lists the imports of all accounts, newest first, with the sender, the file and the outcome of each. Trial runs (`modo` validar) are listed too.
         */
        get: operations["listarImportacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/importacoes/{job_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the job, `job_` followed by a UUID. Anything else is answered with 404.
                 * @example job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo an import
         * @description Starts a job that removes the cases that the import created, for good. Cases that have been changed since are kept, and the job's `resultado` says which. What `atualizar` has merged into older cases stays. The sender of the import may undo it; to undo the import of another account, the caller also needs `agravos.deletar`. An import that is still running is cancelled at `DELETE /api/v1/jobs/{job_id}` instead (422 here).
         */
        delete: operations["desfazerImportacao"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agravos/tipos": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the notifiable diseases
         * @description Lists the diseases whose cases are recorded in this service.
         */
        get: operations["listarTiposAgravo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auditoria": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit trail
         * @description Lists logins, failed logins, locks and resets, changes of multi-factor authentication, permissions and accounts, exports, and who read which lists, maps, statistics and cases, newest first. Entries are only ever added, never changed or removed. They hold names of fields and facts, but no personal data: of filters the values that somebody wrote freely are hidden. Readings are written together, about a second later.
         */
        get: operations["listarAuditoria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/change-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your own password
         * @description Needs the current password. After five wrong passwords within 15 minutes the session has to wait (423). These do not count as failed logins, and failed logins elsewhere do not count here. The new password must differ from it. The other sessions of the account end, and the caller's session continues. The owner is notified by mail.
         */
        post: operations["trocarSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new email with a mailed token
         * @description Takes the token of a confirmation mail, which works once, within 24 hours. The new address becomes the account's email and counts as verified. The old address and the new one are informed by mail.
         */
        post: operations["confirmarEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset
         * @description Mails a reset token if an active account has this address. The answer is the same, and takes the same time, for any address.
         */
        post: operations["esquecerSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Opens a session and returns its token pair. The credentials are `username` (the account's email) and `password`, or `email` and `senha`. After 5 failed logins within 15 minutes the email is locked for 15 minutes, whether or not an account has it; the owner gets a mail whose token releases the lock. An account with multi-factor authentication also needs `mfa_code`: a code of its authenticator application, or one of its backup codes. A wrong code with the right password is answered with 401 too, and `message` says that the code was wrong.
         */
        post: operations["entrarConta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the caller's session. When `refresh_token` belongs to another session of the caller, that session ends too. With `everywhere`, every session of the account ends. The tokens of ended sessions are refused from the next request on.
         */
        post: operations["sairConta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/mfa/disable": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch multi-factor authentication off
         * @description Needs the password, and a code of the authenticator application or a backup code. After five wrong attempts within 15 minutes the session has to wait (423); logins are not affected. Needs a login, or a confirmed password, of the last 15 minutes. The owner is notified by mail.
         */
        post: operations["desabilitarMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/mfa/enable": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin multi-factor authentication
         * @description Makes a secret for an authenticator application (TOTP, 6 digits, 30 seconds) and ten backup codes, each valid for one login. They are shown only in this answer. Logins do not change until a code is verified; calling this again before that replaces the secret and the codes. An account that already has multi-factor authentication must switch it off first (422). Needs a login, or a confirmed password, of the last 15 minutes.
         */
        post: operations["habilitarMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/mfa/verify": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a code and switch multi-factor authentication on
         * @description From then on every login needs a code. Each code works once. After five wrong codes within 15 minutes the answer is 429 until `Retry-After` has passed; wrong codes here do not count as failed logins and never lock the account. Needs a login, or a confirmed password, of the last 15 minutes. The owner is notified by mail.
         */
        post: operations["verificarMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reauthenticate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm your own password within a session
         * @description Whatever affects the security of an account (a new email, multi-factor authentication, the caller's own password through Description A, secrets of webhooks, exports of users) is answered with 403 `REAUTHENTICATION_REQUIRED` once the login is more than 15 minutes old. This operation takes the password, and with multi-factor authentication a code or a backup code (428 without one), and lets the session do these things for another 15 minutes. After five wrong ones within 15 minutes the session waits (423); logins are not affected.
         */
        post: operations["reautenticar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for a new pair
         * @description Each refresh token works once; the answer holds the one that replaces it. A token that was already replaced is refused. If it is sent more than 10 seconds after its replacement, the whole session ends. A session ends for good 30 days after its login (90 with `remember_me`), however often it is renewed.
         */
        post: operations["renovarSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a mailed token
         * @description Takes the token of a reset mail, which works once. The new password must differ from the current one. The account is unlocked and all its sessions end. Since the token was mailed to the account's address, that email counts as verified from then on.
         */
        post: operations["redefinirSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/security-metrics": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read how secure the caller's account is
         * @description Figures about the caller's account, computed from what the service has recorded in the last 30 days. The score runs from 0 to 100.
         */
        get: operations["obterMetricasSeguranca"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's open sessions
         * @description Lists the open sessions of the caller, latest activity first. `device` is read from the user agent. `location` is null unless a trusted proxy supplies it.
         */
        get: operations["listarSessoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the session.
                 * @example 0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the caller's sessions
         * @description The tokens of the session are refused from the next request on. The caller may also end the session that this very request belongs to.
         */
        delete: operations["encerrarSessaoPropria"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/unlock": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a lock with a mailed token
         * @description Takes the token of the mail that an owner gets when failed logins have locked the account. It works once, within an hour. The lock ends and the failed logins are forgotten.
         */
        post: operations["liberarConta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grupos": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description Answers one page of the groups, each with its permissions and its number of members.
         */
        get: operations["listarGrupos"];
        put?: never;
        /**
         * Create a group
         * @description The caller must hold every permission that the group gets.
         */
        post: operations["criarGrupo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grupos/{grupo_id}/usuarios": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the group.
                 * @example 3
                 */
                grupo_id: components["parameters"]["GrupoId"];
            };
            cookie?: never;
        };
        /**
         * List the members of a group
         * @description Answers one page of the users who are in the group.
         */
        get: operations["listarMembrosGrupo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grupos/{grupo_id}/usuarios/{usuario_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the group.
                 * @example 3
                 */
                grupo_id: components["parameters"]["GrupoId"];
                /**
                 * @description Id of the user.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a member to a group
         * @description The caller must hold every permission of the group. Nothing changes when the user is already in the group.
         */
        post: operations["adicionarMembroGrupo"];
        /**
         * Remove a member from a group
         * @description Answers 404 when the user is not in the group.
         */
        delete: operations["removerMembroGrupo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grupos/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a group
         * @description Answers the group with its permissions and its number of members.
         */
        get: operations["obterGrupo"];
        /**
         * Change some fields of a group
         * @description Changes only the fields that are sent; `permissoes_ids` replaces all permissions of the group. What was read can be sent back: of fields that can only be read, `id` and `criado_em` must be as they are shown (422 otherwise), and the rest is ignored. The caller must hold every permission that is added, and every permission of a group that is switched on. Only an administrator may change a group that makes its members administrators. The last active administrator cannot lose that right. The five default groups (`admin`, `gestor`, `analista`, `usuario` and `visualizador`) keep their names (422 at `nome`).
         */
        put: operations["editarGrupo"];
        post?: never;
        /**
         * Delete a group
         * @description A group with members is refused (422 at `id`) unless `transferir_usuarios` names the group that they move to, or `force` removes them from it. The five default groups (`admin`, `gestor`, `analista`, `usuario` and `visualizador`) cannot be deleted (422 at `id`).
         */
        delete: operations["excluirGrupo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grupos/{id}/permissoes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a group's permissions
         * @description Replaces all permissions of the group. The rules are the same as for `permissoes_ids` when a group is changed.
         */
        put: operations["definirPermissoesGrupo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grupos/{id}/permissoes/{permissao_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the permission.
                 * @example 12
                 */
                permissao_id: components["parameters"]["PermissaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a group a permission
         * @description The caller must hold the permission. Nothing changes when the group already has it.
         */
        post: operations["adicionarPermissaoGrupo"];
        /**
         * Take a permission from a group
         * @description Answers 404 when the group does not have the permission.
         */
        delete: operations["removerPermissaoGrupo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grupos/{id}/territorios": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a group's territories
         * @description Members who have no territories of their own reach the cases of these places, together with those of their other groups. With an empty list the group does not limit anybody. An inactive group gives its members no territory, and does not free them either. The change counts from the members' next request. Callers whose own reach is limited can only give what they reach themselves, and only to groups whose members reach no more than that.
         */
        put: operations["definirTerritoriosGrupo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the service answers
         * @description Answers as long as the process is alive. It does not ask the database or any other part.
         */
        get: operations["verificarSaude"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health/detailed": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check the parts of the service
         * @description Checks the database, the queue, the mail and the files, and tells which parts of this instance still do their work in the background. The status is always 200 so that the body can be read; `data.status` says whether all of them work. The figures are at most 5 seconds old and contain no addresses and no secrets.
         */
        get: operations["verificarSaudeDetalhada"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description Lists the caller's own jobs, newest first. Administrators see the jobs of all accounts and find the owner in `dono_id`.
         */
        get: operations["listarJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the job, `job_` followed by a UUID. Anything else is answered with 404.
                 * @example job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Read the state of a job
         * @description Poll this until `status` is no longer `processing`. Only the account that started the job and administrators can see it; for everybody else it does not exist (404). A job ends as `failed` without a file when its account is deactivated or removed, or loses the permission that was needed to start it; `message` says so. An import has `linhas_processadas` while it runs and `resultado` at its end; the sentences in it are in the language of the request.
         */
        get: operations["obterJob"];
        put?: never;
        post?: never;
        /**
         * Cancel a job
         * @description A running job ends as `failed` with `cancelado` true, and its file is discarded; what an import has written is removed. A job that has already ended stays as it is. Only the account that started the job and administrators may cancel it.
         */
        delete: operations["cancelarJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{job_id}/resultado": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the job, `job_` followed by a UUID. Anything else is answered with 404.
                 * @example job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Download the file of a job
         * @description The file can be downloaded for 24 hours after the job was completed. The answer is 404 while there is no file, when the job failed, and when the file has expired. The caller must hold, at the time of the download, the permission that is needed to start such a job (`usuarios.exportar`, `agravos.exportar` or `agravos.importar`); otherwise the answer is 403. The file of an import has the refused rows as they were sent, with the reasons, to be corrected and sent again; only its sender can download it, and for administrators it does not exist. The same holds for the file of what is kept about an account. Text that a spreadsheet program would run as a formula begins with an apostrophe.
         */
        get: operations["baixarResultado"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/noticias": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List news
         * @description Answers one page of the news, the latest publication first, without the bodies. Everybody sees what is published. A caller who holds `noticias.criar`, `noticias.editar` or `noticias.deletar` also sees scheduled news and their own drafts, and a caller who holds `noticias.editar` sees the drafts of others. Scheduled news is published from the moment `publicar_em` on; then `estado` is `publicada`, in filters too.
         */
        get: operations["listarNoticias"];
        put?: never;
        /**
         * Write news
         * @description Stores a draft, unless `estado` says otherwise: `publicada` publishes at once, `agendada` at the moment `publicar_em`. What is published can be read by anybody at `/noticias` and in the feed `/noticias/feed.xml`, with the name of its author.
         */
        post: operations["criarNoticia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/noticias/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read news
         * @description Answers the news with its body, as Markdown and as HTML. What the caller may not see (see the list of news) does not exist (404).
         */
        get: operations["obterNoticia"];
        /**
         * Change news
         * @description Changes only the fields that are sent. `estado` publishes, schedules or takes back. What was read can be sent back: of fields that can only be read, `id` and `criado_em` must be as they are shown (422 otherwise), and the rest is ignored.
         */
        put: operations["editarNoticia"];
        post?: never;
        /**
         * Delete news
         * @description Removes the news and its image for good. The drafts of others can be deleted only by callers who can see them.
         */
        delete: operations["excluirNoticia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/noticias/{id}/imagem": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the image of published news
         * @description Answers the image as WebP. Before the news is published it does not exist here (404); callers who may see the news find it at `/api/v1/noticias/{id}/imagem/previa`.
         */
        get: operations["obterImagemNoticia"];
        /**
         * Set the image of news
         * @description Takes a JPEG, PNG or WebP image of at most 5 MiB; the type is recognised by the content of the file. The service converts the image to WebP of at most 1600 pixels in width and 2400 in height and removes its metadata. It replaces an earlier image.
         */
        put: operations["enviarImagemNoticia"];
        post?: never;
        /**
         * Remove the image of news
         * @description Answers 404 when the news have no image.
         */
        delete: operations["removerImagemNoticia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/noticias/{id}/imagem/previa": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the image of news before they are published
         * @description Answers the image as WebP to callers who may see the news, whatever its state.
         */
        get: operations["preverImagemNoticia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/permissoes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List permissions by category
         * @description Lists all permissions by category. The category is the part of the name before the first dot, or `geral` when the name has no dot. The path with a slash at its end, `/api/v1/permissoes/`, belongs to Description A.
         */
        get: operations["listarPermissoesPorCategoria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/relatorios": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description Lists the reports that the caller asked for and those that a schedule sent to the caller, newest first. Administrators see the reports of all accounts and find the owner in `dono_id`. A report is kept for 30 days after it was asked for, and is then removed with its file.
         */
        get: operations["listarRelatorios"];
        put?: never;
        /**
         * Make a report
         * @description Starts a job that writes an epidemiological bulletin (`boletim`) about a disease in the country, a state or a municipality: figures of the period, curve by epidemiological week with an alert channel, map of incidence, tables by place, age and sex, classification and outcome, method and sources. The figures are those of `/api/v1/agravos/casos/estatisticas/resumo` and `/api/v1/agravos/casos/estatisticas/series` for the same disease, place and days, at the time when the job runs. An xlsx file has the same tables as sheets, with every municipality. The file can be downloaded at `/api/v1/relatorios/{relatorio_id}/arquivo` for 30 days. An account can have at most three unfinished jobs.
         */
        post: operations["gerarRelatorio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/relatorios/{relatorio_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the report, `rel_` followed by a UUID. Anything else is answered with 404.
                 * @example rel_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                relatorio_id: components["parameters"]["RelatorioId"];
            };
            cookie?: never;
        };
        /**
         * Read a report
         * @description Answers what was asked for and the state of the report. Only the account that asked for it, those to whom a schedule sent it and administrators can see it; for everybody else it does not exist (404).
         */
        get: operations["obterRelatorio"];
        put?: never;
        post?: never;
        /**
         * Remove a report
         * @description Removes the report and its file; a job that is still working on it is cancelled. Only the account that asked for it and administrators may do so; for others it does not exist (404).
         */
        delete: operations["excluirRelatorio"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/relatorios/{relatorio_id}/arquivo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the report, `rel_` followed by a UUID. Anything else is answered with 404.
                 * @example rel_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                relatorio_id: components["parameters"]["RelatorioId"];
            };
            cookie?: never;
        };
        /**
         * Download the file of a report
         * @description The answer is 404 while the report is being made, when that failed, and 30 days after it was asked for. Text of an xlsx file that a spreadsheet program would run as a formula begins with an apostrophe.
         */
        get: operations["baixarRelatorio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/relatorios/agendamentos": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List schedules of reports
         * @description Lists the schedules that the caller set up and those that send reports to the caller, newest first. Administrators see the schedules of all accounts.
         */
        get: operations["listarAgendamentos"];
        put?: never;
        /**
         * Schedule a report
         * @description From now on a report is made every Monday at 6:00 (Brasília time) about the last whole epidemiological week, which ended on Saturday (`semanal`), or on the first day of each month at 6:00 about the previous month (`mensal`). Each recipient gets a mail that says where the report is, and with the file itself if it has at most 1 MiB and the recipient's address is confirmed. A recipient must be an active account that holds `relatorios.exportar`, now and when the mail is sent; an account that does not hold it then gets no mail. While the owner is not active or does not hold `relatorios.gerar`, no report is made. Of the reports that were missed while the service was down, only the latest is made afterwards. An account has at most 20 schedules.
         */
        post: operations["agendarRelatorio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/relatorios/agendamentos/{agendamento_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the schedule, `agd_` followed by a UUID. Anything else is answered with 404.
                 * @example agd_7c1d2e3f-4a5b-4c6d-8e9f-0a1b2c3d4e5f
                 */
                agendamento_id: components["parameters"]["AgendamentoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a schedule
         * @description For its owner and for administrators the schedule ends; reports that it made stay until they expire. A recipient who is neither gets no more mails from it, and for the others it goes on. For everybody else it does not exist (404).
         */
        delete: operations["cancelarAgendamento"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Answers one page of the users in the shape of Description B. A filter is plain (`cidade=recife`) or has an operator (`criado_em[gte]=2026-01-01`). `search` looks for a text in name and email, or holds nested conditions as JSON. Users that have no value in the field to sort by come last in either direction. CPF and telephone are masked unless the caller holds `usuarios.editar` or it is the caller's own record; without that permission the list cannot be filtered by `cpf` or sorted by `telefone` (403). The path with a slash at its end, `/api/v1/usuarios/`, belongs to Description A.
         */
        get: operations["pesquisarUsuarios"];
        put?: never;
        /**
         * Create a user
         * @description Creates an account. Without `grupos_ids` it joins the group `usuario`. Only an administrator may set `admin`. `grupos_ids` needs the permission `usuarios.gerenciar_grupos`, and `permissoes_ids` needs `usuarios.gerenciar_permissoes`. Callers can only give permissions that they hold themselves, and that includes the permissions of the group `usuario`. The owner of the account is informed by mail.
         */
        post: operations["criarUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a user with groups and permissions
         * @description Answers the user in the shape of Description B. Without `include`, Description A answers on this route. Groups and permissions are always in the answer; the history is added only when `include` names it.
         */
        get: operations["consultarUsuario"];
        /**
         * Change some fields of a user
         * @description Changes only the fields that are sent; null clears a field that may be null. A body with the key `usuario`, or an empty body, is answered by Description A. A new `email` takes effect when it is confirmed by mail. Sending the current email (in upper or lower case) withdraws a change that is not confirmed yet: the mailed code stops working, and `campos_alterados` names `email`. A body without `email` leaves such a change open. A new email needs a login, or a confirmed password, of the last 15 minutes, and a mail to the current address reports it. `senha` cannot be changed here. What was read can be sent back: of fields that can only be read, `id`, `cpf`, `avatar_url`, `email_verificado`, `mfa_habilitado` and `criado_em` must be as they are shown (422 otherwise), and the rest is ignored. Only an administrator may change `admin` and `plano`. `grupos_ids` needs the permission `usuarios.gerenciar_grupos`, and `permissoes_ids` needs `usuarios.gerenciar_permissoes`; callers can only give permissions that they hold themselves. Without `usuarios.editar` callers may change only their own record, and there only nome, email, telefone, cidade, estado, cargo, departamento, funcao and instituicao.
         */
        put: operations["editarUsuario"];
        post?: never;
        /**
         * Deactivate a user with a reason
         * @description **Without `motivo`, `transferir_para` and `force` in the query this route is Description A's, and removes the account for good.** With them, Description B answers: it keeps the record, ends the sessions of the user and removes the user from all groups. The cases of the user may be handed to another user.
         */
        delete: operations["excluirUsuario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/alterar-senha": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set another user's password
         * @description Sets the password and ends the sessions of the account. With `forcar_troca` the owner must choose a new password first: until then the account may only change its password, log out and read its own profile, and everything else is answered with 403 `PASSWORD_CHANGE_REQUIRED`. The owner is always notified by mail. The caller must hold every permission that the account holds. Callers change their own password at `/api/v1/auth/change-password`.
         */
        post: operations["alterarSenhaUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/apagar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a person's account and name
         * @description Starts a job that removes the account for good, as `DELETE` does, and also makes its name null in every history, job, import and attachment. An account that was removed before can be erased too, as long as a history has its name. What it did stays in the audit trail under its number, without a name: see [privacy](/guides/privacy). The caller's own account and the last administrator are refused.
         */
        post: operations["apagarUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/bloqueio": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the lock of an account
         * @description Forgets the failed logins of the account's email. Nothing changes when the account is not locked.
         */
        delete: operations["liberarBloqueio"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/grupos": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a user's groups
         * @description Afterwards the user is in exactly these groups. Callers can only add groups whose permissions they all hold themselves.
         */
        put: operations["definirGruposUsuario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/grupos/{grupo_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the group.
                 * @example 3
                 */
                grupo_id: components["parameters"]["GrupoId"];
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user to a group
         * @description The caller must hold every permission of the group. Nothing changes when the user is already in the group.
         */
        post: operations["adicionarGrupoUsuario"];
        /**
         * Remove a user from a group
         * @description Answers 404 when the user is not in the group.
         */
        delete: operations["removerGrupoUsuario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/mfa": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Switch off an account's multi-factor authentication
         * @description For an owner who has lost both the authenticator and the backup codes. Removes the secret and the codes, so that the password is enough to log in, and notifies the owner by mail. Nothing changes when the account has none. Callers switch off their own at `/api/v1/auth/mfa/disable` (422 at `id` here). Needs a login, or a confirmed password, of the last 15 minutes.
         */
        delete: operations["removerMfaUsuario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/permissoes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a user's permissions
         * @description Shows the permissions that the user has directly and those of each group, and the effective permissions that follow from both.
         */
        get: operations["listarPermissoesUsuario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/permissoes/{permissao_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the permission.
                 * @example 12
                 */
                permissao_id: components["parameters"]["PermissaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a permission
         * @description The caller must hold the permission. Nothing changes when the user already has it directly.
         */
        post: operations["adicionarPermissaoUsuario"];
        /**
         * Take a direct permission from a user
         * @description Removes a permission that was given directly; what the user has through groups stays. Answers 404 when the user does not have it directly.
         */
        delete: operations["removerPermissaoUsuario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/sessoes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End all sessions of an account
         * @description The tokens of every session of the account are refused from the next request on, and the owner is notified by mail. Nothing changes when no session is open.
         */
        delete: operations["encerrarSessoesUsuario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/territorios": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a user's territories
         * @description Afterwards the user reaches the cases of exactly these places. An empty list leaves it to the user's groups: the user reaches what any of the groups that have territories reaches, and the whole country when no group has any. Administrators reach every case. The change counts from the user's next request. Callers whose own reach is limited can only give what they reach themselves, and only to users who reach no more than that.
         */
        put: operations["definirTerritoriosUsuario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/buscar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search users with nested conditions
         * @description Takes conditions, sort keys and paging in the body. A condition is `{campo, operador, valor}`; conditions may be nested in `and` and `or` (at most 100 conditions, of which 10 may search in texts, 8 levels deep). Fields, operators and masking are those of the list. `incluir` names what each user carries beside its own fields.
         */
        post: operations["buscarUsuarios"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/estatisticas": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count users
         * @description Counts all users, and those of a period of whole days (Brasília time) that ends today. `agrupar_por` adds the chosen grouping, largest group first, at most 100 groups.
         */
        get: operations["obterEstatisticasUsuarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/exportar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export users to a spreadsheet
         * @description Starts a job that writes all users who meet `filtros` to a file. The file can be downloaded at `/api/v1/jobs/{job_id}/resultado` for 24 hours. CPF and telephone are masked as in the list. Cells that a spreadsheet program would run as a formula are escaped. A csv file is UTF-8 with a byte order mark, its cells are separated by `separador` and its moments are ISO 8601 in UTC. In an xlsx file moments are real date cells, in Brasília time. An account can have at most three unfinished jobs. Needs a login, or a confirmed password, of the last 15 minutes.
         */
        post: operations["exportarUsuarios"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/me": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's own profile
         * @description Answers the caller's account in the shape of Description B, with its open sessions. `include` adds the groups and the direct and effective permissions; `sessoes` may be named too, but the sessions are always there.
         */
        get: operations["obterPerfil"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/me/dados": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for all that is kept about the caller
         * @description Starts a job that writes everything the service keeps about the caller's account to a csv file: the account, its groups and permissions, sessions, devices, former names, webhooks, jobs, imports, attachments, the cases it answers for (their numbers, no patient's data) and its entries in the audit trail. Each line is one field: section, record, field, value. The file can be downloaded at `/api/v1/jobs/{job_id}/resultado` for 24 hours, only by the caller; for administrators it does not exist. An account can have at most three unfinished jobs.
         */
        post: operations["pedirDados"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Lists the caller's own webhooks, newest first. Administrators see the webhooks of all accounts and find the owner in `dono_id`.
         */
        get: operations["listarWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description From now on the service sends the chosen events to the address. The answer holds the secret that signs each delivery; it is not shown again. Events of cases need the permission `agravos.listar` and events of imports need `agravos.importar`, at the registration and at each delivery. An account has at most 20 webhooks. The address must be `https` and must not be one of an internal network, unless the service is configured to allow internal addresses and with them `http`. What is sent, how it is signed and when it is repeated is described under `webhooks` of this document.
         */
        post: operations["criarWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Only the owner and administrators can see it; for everybody else it does not exist (404). The values of its headers are hidden, since they may be passwords.
         */
        get: operations["obterWebhook"];
        /**
         * Change a webhook
         * @description Changes only the fields that are sent. `headers` replaces all headers; a header that is sent with the value `***` keeps its current value. What was read can be sent back: of fields that can only be read, `id`, `dono_id` and `criado_em` must be as they are shown (422 otherwise), and the rest is ignored. `ativo: true` also reactivates a webhook that the service has switched off. Waiting deliveries go to the new address. When the scheme, host or port of `url` changes, the new receiver must not get what was meant for the former one: all headers that the request does not send are removed (a `***` is refused with 422), and the secret is replaced at once; the answer shows the new one in `segredo`. Such a change needs a login, or a confirmed password, of the last 15 minutes.
         */
        put: operations["editarWebhook"];
        post?: never;
        /**
         * Remove a webhook
         * @description Nothing more is sent, not even waiting deliveries. The record of its deliveries is removed too.
         */
        delete: operations["excluirWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/entregas": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Lists the deliveries that were sent or are waiting, newest first, each with its latest attempts. Deliveries are kept for 30 days after they have ended. `dados` is empty when the caller lacks the permission for the event: `agravos.listar` for cases, `agravos.importar` for imports.
         */
        get: operations["listarEntregas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/entregas/{entrega_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the delivery.
                 * @example 812
                 */
                entrega_id: components["parameters"]["EntregaId"];
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description Answers one delivery with its latest attempts. `dados` is empty when the caller lacks the permission for the event.
         */
        get: operations["obterEntrega"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/entregas/{entrega_id}/reenviar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the delivery.
                 * @example 812
                 */
                entrega_id: components["parameters"]["EntregaId"];
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends the delivery again with its old id, whatever its outcome was, and starts the schedule of attempts again. A delivery that still waits is sent at once. Answers 422 while the webhook is switched off. `dados` of the answer is empty when the caller lacks the permission for the event.
         */
        post: operations["reenviarEntrega"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/entregas/reenviar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again all that failed
         * @description Sends again all deliveries that have failed for good, for events since the given moment, in their order and with their old ids. At most 10,000 are sent at once; a `total` below that means that none is left. Answers 422 while the webhook is switched off.
         */
        post: operations["reenviarFalhas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/segredo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret
         * @description Makes a new secret, which is shown only in this answer. For 24 hours deliveries are signed with both secrets, so that the receiver has time to change. When the secret is replaced again within that time, the oldest one stops at once. Needs a login, or a confirmed password, of the last 15 minutes.
         */
        post: operations["rotacionarSegredo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/teste": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Delivers an event `webhook.teste` like any other event. The answer holds the id of the delivery, which shows the outcome. Answers 422 while the webhook is switched off.
         */
        post: operations["testarWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    agravo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A case was recorded, changed or deleted
         * @description Sent to every webhook that asked for the event, once the change is committed, and only then. Delivered at least once: the same event may come twice, with the same `id`. Any 2xx within 15 seconds accepts the event, even if the body of the answer does not end within another second; redirects are failures. After a failure the event is sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h (a `Retry-After` in the answer is honoured), ten attempts in all. 410 switches the webhook off, and so do five days of nothing but failures; its owner is notified by mail. First attempts of the events of one case come in the order in which they happened; there is no guaranteed order between events of different cases, and an event that is sent again after a failure comes after later ones.
         */
        post: operations["receberEvento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "importacao.concluida": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An import ended
         * @description Sent like every other event, when an import has written its cases.
         */
        post: operations["receberImportacaoConcluida"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.teste": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test event was requested
         * @description Sent to one webhook by `POST /api/v1/webhooks/{webhook_id}/teste`. It cannot be subscribed to.
         */
        post: operations["receberTeste"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @enum {string} */
        Abrangencia: "pais" | "uf" | "municipio";
        Agendamento: {
            abrangencia: components["schemas"]["Abrangencia"];
            /** @description UF, IBGE's code of seven digits, or null for the country. */
            codigo: string | null;
            criado_em: components["schemas"]["Momento"];
            /** @description Ids of the accounts that get the mail; a recipient who is neither owner nor administrator sees only their own id. */
            destinatarios: number[];
            /** @description Who set it up. */
            dono_id: number;
            formato: components["schemas"]["FormatoRelatorio"];
            id: string;
            idioma: components["schemas"]["IdiomaRelatorio"];
            /** @description Name of the place. */
            lugar: string;
            periodicidade: components["schemas"]["Periodicidade"];
            /**
             * Format: date-time
             * @description When the next report is made.
             */
            proximo_em: string;
            tipo: components["schemas"]["TipoRelatorio"];
            tipo_agravo: components["schemas"]["CodigoAgravo"];
            /**
             * Format: date-time
             * @description When the latest report was asked for.
             */
            ultimo_em: string | null;
        };
        /** @description A page of schedules in the generic wrapper. */
        AgendamentoLista: {
            data: components["schemas"]["Agendamento"][];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["Meta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        AgendamentoNovo: {
            abrangencia: components["schemas"]["Abrangencia"];
            codigo?: components["schemas"]["CodigoDoLugar"];
            /** @description Ids of the accounts that get the mail; only the caller when it is left out. */
            destinatarios?: number[];
            /** @description Format of the file; pdf when left out. */
            formato?: components["schemas"]["FormatoRelatorio"];
            /** @description Language of the report; that of the request when left out. */
            idioma?: components["schemas"]["IdiomaRelatorio"];
            periodicidade: components["schemas"]["Periodicidade"];
            tipo: components["schemas"]["TipoRelatorio"];
            tipo_agravo: components["schemas"]["CodigoAgravo"];
        };
        AgendamentoUnico: {
            data: components["schemas"]["Agendamento"];
            meta: components["schemas"]["Meta"];
        };
        Ajuste: {
            nome: string;
            /** @description Null where it is not given and has no default. */
            valor: string | null;
        };
        /** @enum {string} */
        Ambiente: "development" | "sandbox" | "staging" | "production";
        Anexo: {
            descricao?: string | null;
            /** @description Who attached it; null when that is not known. */
            enviado_por?: {
                /** @description Null once that account is removed. */
                id: number | null;
                /** @description Name of the account, as it was then. It stays when that account is removed. */
                nome: string;
            } | null;
            id: components["schemas"]["Id"];
            nome: string;
            /** @description Size in bytes, as it is kept. */
            tamanho: number;
            tipo: components["schemas"]["AnexoTipo"];
            uploaded_at: components["schemas"]["Momento"];
            url: string;
        };
        /** @enum {string} */
        AnexoTipo: "exame" | "notificacao" | "outro";
        AuditoriaItem: {
            acao: string;
            alvo_id: number | null;
            /** @description Kind of record that it happened to; new kinds may be added. */
            alvo_tipo: string;
            /** @description The account that did it; null without a token. */
            ator_id: number | null;
            detalhes: {
                [key: string]: unknown;
            };
            em: components["schemas"]["Momento"];
            id: number;
            ip: components["schemas"]["Texto"];
            requisicao: components["schemas"]["Texto"];
        };
        AuditoriaLista: {
            items: components["schemas"]["AuditoriaItem"][];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["ListaMeta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        AvisoDeLinha: {
            aviso: string;
            campo: string | null;
            linha: number;
            numero_notificacao: string | null;
            valor: string | null;
        };
        CasoCriado: {
            criado_em: components["schemas"]["Momento"];
            id: components["schemas"]["Id"];
            mensagem: string;
            numero_notificacao: string;
            status: components["schemas"]["CasoStatus"];
            tipo_agravo: components["schemas"]["CodigoAgravo"];
        };
        CasoCriar: {
            bairro_residencia?: string | null;
            classificacao_final?: components["schemas"]["ClassificacaoFinal"];
            classificacao_inicial?: components["schemas"]["Rotulo50"];
            criterio_confirmacao?: components["schemas"]["Criterio"];
            dados_clinicos?: components["schemas"]["DadosClinicos"];
            dados_especificos?: components["schemas"]["DadosEspecificos"];
            dados_laboratoriais?: components["schemas"]["DadosLaboratoriais"];
            data_encerramento?: components["schemas"]["DataOuNulo"];
            /** Format: date */
            data_inicio_sintomas: string;
            data_notificacao: components["schemas"]["DiaInformado"];
            data_obito?: components["schemas"]["DataOuNulo"];
            endereco?: components["schemas"]["EnderecoCriar"];
            estado_infeccao?: string | null;
            estado_residencia: components["schemas"]["UF"];
            evolucao?: components["schemas"]["Evolucao"];
            hospitalizacao?: boolean;
            investigacao?: components["schemas"]["Investigacao"];
            municipio_infeccao?: string | null;
            /** @description Name of a municipality of the state, or its IBGE code. */
            municipio_residencia: string;
            numero_notificacao: string;
            paciente?: components["schemas"]["PacienteCriar"];
            paciente_data_nascimento?: components["schemas"]["Nascimento"];
            paciente_escolaridade?: components["schemas"]["Escolaridade"];
            paciente_gestante?: components["schemas"]["SimNao"];
            paciente_nome: string;
            paciente_raca?: components["schemas"]["Raca"];
            paciente_sexo?: components["schemas"]["Sexo"];
            pais_infeccao?: string | null;
            tipo_agravo: components["schemas"]["CodigoAgravo"];
            unidade_notificante?: components["schemas"]["UnidadeNotificante"];
            zona_residencia?: components["schemas"]["Zona"];
        };
        CasoDetalhe: {
            /** @description Only with `include=anexos`. */
            anexos?: components["schemas"]["Anexo"][];
            atualizado_em: components["schemas"]["Momento"];
            classificacao_final: components["schemas"]["ClassificacaoFinal"];
            classificacao_inicial: components["schemas"]["Texto"];
            criado_em: components["schemas"]["Momento"];
            criterio_confirmacao: components["schemas"]["Criterio"];
            dados_clinicos: components["schemas"]["DadosClinicosDoCaso"];
            dados_especificos: components["schemas"]["DadosEspecificosDoCaso"];
            dados_laboratoriais: components["schemas"]["DadosLaboratoriaisDoCaso"];
            data_encerramento: components["schemas"]["DataOuNulo"];
            /** Format: date */
            data_inicio_sintomas: string;
            data_notificacao: components["schemas"]["DiaDeNotificacao"];
            data_obito: components["schemas"]["DataOuNulo"];
            endereco: {
                bairro: components["schemas"]["Texto"];
                /** @description Shown as stored to callers who hold `agravos.editar`; others see its first five digits. */
                cep: string | null;
                estado_residencia: components["schemas"]["UF"];
                /** @description Shown as stored to callers who hold `agravos.editar`; others see it rounded to three decimals. */
                latitude: number | null;
                /** @description Shown as stored to callers who hold `agravos.editar`; others see `***` when it is known. */
                logradouro: string | null;
                /** @description Shown as stored to callers who hold `agravos.editar`; others see it rounded to three decimals. */
                longitude: number | null;
                municipio_residencia: string;
                /** @description Shown as stored to callers who hold `agravos.editar`; others see `***` when it is known. */
                numero: string | null;
                zona: components["schemas"]["Zona"];
            };
            estado_infeccao: components["schemas"]["Texto"];
            evolucao: components["schemas"]["Evolucao"];
            /** @description The latest 100 entries, newest first. */
            historico: components["schemas"]["HistoricoItem"][];
            hospitalizacao: boolean;
            id: components["schemas"]["Id"];
            investigacao: components["schemas"]["InvestigacaoDoCaso"];
            municipio_infeccao: components["schemas"]["Texto"];
            numero_notificacao: string;
            paciente: {
                escolaridade: components["schemas"]["Escolaridade"];
                gestante: components["schemas"]["SimNao"];
                /** @description Whole years at the first symptoms. */
                idade: number | null;
                /** @description Initials of the patient's name; null for a case from a file without names. */
                nome: string | null;
                ocupacao: components["schemas"]["Texto"];
                raca: components["schemas"]["Raca"];
                sexo: components["schemas"]["Sexo"];
            };
            pais_infeccao: components["schemas"]["Texto"];
            status: components["schemas"]["CasoStatus"];
            tipo_agravo: components["schemas"]["CodigoAgravo"];
            unidade_notificante: {
                cnes: components["schemas"]["Texto"];
                nome: components["schemas"]["Texto"];
                responsavel: components["schemas"]["Texto"];
                telefone: components["schemas"]["Texto"];
            };
        };
        CasoEditado: {
            atualizado_em: components["schemas"]["Momento"];
            /** @description The fields that changed, under the names by which they were sent. */
            campos_alterados: string[];
            id: components["schemas"]["Id"];
            message: string;
        };
        CasoEditar: {
            /** @description Read-only and ignored. */
            anexos?: unknown[];
            /** @description Read-only and ignored. */
            atualizado_em?: string;
            bairro_residencia?: string | null;
            classificacao_final?: components["schemas"]["ClassificacaoFinal"];
            classificacao_inicial?: components["schemas"]["Rotulo50"];
            /**
             * Format: date-time
             * @description Read-only; when it is sent, it must have the value that the detail shows.
             */
            criado_em?: string;
            criterio_confirmacao?: components["schemas"]["Criterio"];
            dados_clinicos?: components["schemas"]["DadosClinicos"];
            dados_especificos?: components["schemas"]["DadosEspecificos"];
            dados_laboratoriais?: components["schemas"]["DadosLaboratoriais"];
            data_encerramento?: components["schemas"]["DataOuNulo"];
            /** Format: date */
            data_inicio_sintomas?: string;
            data_notificacao?: components["schemas"]["DiaInformado"];
            data_obito?: components["schemas"]["DataOuNulo"];
            endereco?: components["schemas"]["EnderecoEditar"];
            estado_infeccao?: string | null;
            estado_residencia?: components["schemas"]["UF"];
            evolucao?: components["schemas"]["Evolucao"];
            /** @description Read-only and ignored. */
            historico?: unknown[];
            hospitalizacao?: boolean;
            /** @description Read-only; when it is sent, it must have the value that the detail shows. */
            id?: number;
            investigacao?: components["schemas"]["Investigacao"];
            municipio_infeccao?: string | null;
            /** @description Name of a municipality of the state, or its IBGE code. */
            municipio_residencia?: string;
            numero_notificacao?: string;
            paciente?: components["schemas"]["PacienteEditar"];
            paciente_data_nascimento?: components["schemas"]["Nascimento"];
            paciente_escolaridade?: components["schemas"]["Escolaridade"];
            paciente_gestante?: components["schemas"]["SimNao"];
            paciente_nome?: string;
            paciente_raca?: components["schemas"]["Raca"];
            paciente_sexo?: components["schemas"]["Sexo"];
            pais_infeccao?: string | null;
            /** @description Read-only; when it is sent, it must have the value that the detail shows. */
            status?: string;
            tipo_agravo?: components["schemas"]["CodigoAgravo"];
            unidade_notificante?: components["schemas"]["UnidadeNotificante"];
            zona_residencia?: components["schemas"]["Zona"];
        };
        CasoExportar: {
            /** @description Columns of the file, in this order; all columns when left out. */
            campos?: ("id" | "tipo_agravo" | "numero_notificacao" | "data_notificacao" | "data_inicio_sintomas" | "status" | "paciente_nome" | "idade" | "sexo" | "gestante" | "municipio_residencia" | "estado_residencia" | "bairro" | "zona" | "classificacao_final" | "criterio_confirmacao" | "evolucao" | "hospitalizacao" | "febre" | "mialgia" | "cefaleia" | "exantema" | "nausea" | "dor_retro_orbital" | "artralgia" | "petequias" | "sinais_alarme" | "prova_laco" | "trimestre_gestacional" | "ns1" | "igm" | "pcr" | "isolamento_viral" | "plaquetas" | "hematocrito" | "data_encerramento" | "data_obito" | "unidade_nome" | "unidade_cnes" | "criado_em" | "atualizado_em")[];
            filtros?: components["schemas"]["CasoFiltro"];
            formato: components["schemas"]["FormatoPlanilha"];
            separador?: components["schemas"]["Separador"];
        };
        /** @description Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
        CasoFiltro: {
            agravo_codigo?: components["schemas"]["CodigoAgravo"];
            and?: components["schemas"]["CasoFiltro"][];
            /** @description A field that the list of cases filters by. */
            campo?: string;
            classificacao?: string | null;
            /**
             * Format: date
             * @description Notified on or before this date.
             */
            data_fim?: string;
            /**
             * Format: date
             * @description Notified on or after this date.
             */
            data_inicio?: string;
            /**
             * Format: date
             * @description The same as `data_fim`.
             */
            data_notificacao_fim?: string;
            /**
             * Format: date
             * @description The same as `data_inicio`.
             */
            data_notificacao_inicio?: string;
            estado?: string;
            evolucao?: string | null;
            hospitalizacao?: boolean;
            municipio?: string;
            operador?: components["schemas"]["Operador"];
            or?: components["schemas"]["CasoFiltro"][];
            situacao?: components["schemas"]["Situacao"];
            status?: components["schemas"]["CasoStatus"];
            tipo_agravo?: components["schemas"]["CodigoAgravo"];
            /** @description A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
            valor?: string | number | boolean | null | (string | number | boolean | null)[];
        };
        CasoItem: {
            atualizado_em: components["schemas"]["Momento"];
            classificacao_final: components["schemas"]["ClassificacaoFinal"];
            criado_em: components["schemas"]["Momento"];
            criterio_confirmacao: components["schemas"]["Criterio"];
            dados_especificos: components["schemas"]["DadosEspecificosDoCaso"];
            /** Format: date */
            data_inicio_sintomas: string;
            data_notificacao: components["schemas"]["DiaDeNotificacao"];
            endereco: {
                bairro: components["schemas"]["Texto"];
                estado_residencia: components["schemas"]["UF"];
                municipio_residencia: string;
                zona: components["schemas"]["Zona"];
            };
            evolucao: components["schemas"]["Evolucao"];
            hospitalizacao: boolean;
            id: components["schemas"]["Id"];
            numero_notificacao: string;
            paciente: {
                gestante: components["schemas"]["SimNao"];
                /** @description Whole years at the first symptoms. */
                idade: number | null;
                /** @description Initials of the patient's name; null for a case from a file without names. */
                nome: string | null;
                sexo: components["schemas"]["Sexo"];
            };
            tipo_agravo: components["schemas"]["CodigoAgravo"];
            unidade_notificante: {
                cnes: components["schemas"]["Texto"];
                nome: components["schemas"]["Texto"];
            };
        };
        CasoLista: {
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["ListaMeta"];
            page: number;
            pages: number;
            size: number;
            tipos: components["schemas"]["CasoItem"][];
            total: number;
        };
        CasoResumo: {
            /** @description Only with `canal`: how the channel of the series was made. */
            canal?: {
                /** @description The years that it looks at, of all items together. */
                anos: number[];
                /** @enum {string} */
                metodo: "quartis" | "media_dp";
            };
            /** @description Only with `comparar`. */
            comparacoes?: {
                ano_anterior?: components["schemas"]["Comparacao"];
                anterior?: components["schemas"]["Comparacao"];
            };
            hospitalizados: number;
            obitos: number;
            periodo: {
                /** Format: date */
                fim: string;
                /** Format: date */
                inicio: string;
            };
            por_classificacao: {
                confirmado: number;
                descartado: number;
            };
            /** @description Only with `agregacao`. It has every day, week or month of the period, even those without cases. */
            serie?: {
                /** @description Only with `anos_anteriores`: the cases of the same whole week or month one year before, two years before and so on; null when that year has no week of this number (53). */
                anos_anteriores?: (number | null)[];
                /** @description Only with `canal`; null where fewer than three former years have this week or month. */
                canal?: {
                    /** @description Median or mean. */
                    centro: number;
                    /** @description First quartile, or mean less two standard deviations. */
                    inferior: number;
                    /** @description Third quartile, or mean and two standard deviations; more is an alert. */
                    superior: number;
                } | null;
                confirmados?: number;
                descartados?: number;
                /**
                 * Format: date
                 * @description Last day that is counted.
                 */
                fim: string;
                hospitalizados?: number;
                /**
                 * Format: date
                 * @description First day of the period that is counted.
                 */
                inicio: string;
                obitos?: number;
                /** @description A day (2024-03-01), an epidemiological week (202409) or a month (2024-03). */
                periodo: string;
                total?: number;
            }[];
            taxa_hospitalizacao: number;
            taxa_obito: number;
            total: number;
        };
        /** @enum {string} */
        CasoStatus: "em_investigacao" | "encerrado";
        /** @enum {string|null} */
        ClassificacaoFinal: "dengue_sem_sinais_alarme" | "dengue_com_sinais_alarme" | "dengue_grave" | "confirmado" | "descartado" | "inconclusivo" | "em_investigacao" | "dengue_classico" | "dengue_com_complicacoes" | "febre_hemorragica_dengue" | "sindrome_choque_dengue" | null;
        Codigo: string;
        /** @enum {string} */
        CodigoAgravo: "dengue" | "zika" | "chikungunya";
        /** @description With `uf` the state code, such as PE. With `municipio` IBGE's code of the municipality, with or without its check digit. Not with `pais`. */
        CodigoDoLugar: string;
        Comparacao: {
            confirmados: number;
            descartados: number;
            hospitalizados: number;
            obitos: number;
            /** @description The earlier period. */
            periodo: {
                /** Format: date */
                fim: string;
                /** Format: date */
                inicio: string;
            };
            total: number;
            /** @description From the earlier period to the one that was asked for. */
            variacao: {
                confirmados: components["schemas"]["Variacao"];
                descartados: components["schemas"]["Variacao"];
                hospitalizados: components["schemas"]["Variacao"];
                obitos: components["schemas"]["Variacao"];
                total: components["schemas"]["Variacao"];
            };
        };
        ConfirmarEmail: {
            token: components["schemas"]["TokenDeMail"];
        };
        ConsultaLenta: {
            chamadas: number;
            consulta: string;
            media_ms: number;
            total_ms: number;
        };
        ContaBloqueada: {
            email: string;
            id: number;
            nome: string;
        };
        Contagem: number;
        CopiasDaSituacao: {
            /** @description What the last check has found. */
            achados: string[];
            /** @description Missing or damaged files; null before the first check. */
            falhas: number | null;
            /** @description Whether the backups lie on the disk of the data, and are lost with it. */
            mesmo_disco: boolean;
            /** @description The last try to restore a backup; null before the first. */
            teste: components["schemas"]["TesteDeRestauracao"] | null;
            /**
             * Format: date-time
             * @description When the newest backup ended.
             */
            ultima_em: string | null;
            /** Format: date-time */
            verificada_em: string | null;
        };
        /** @enum {string|null} */
        Criterio: "laboratorial" | "clinico_epidemiologico" | "em_investigacao" | null;
        DadosClinicos: {
            comorbidades?: string[] | null;
            data_internacao?: components["schemas"]["DataOuNulo"];
            hospitalizacao?: components["schemas"]["SimNao"];
            sinais_alarme?: string[] | null;
            /** @description The first seven are the same as those of `dados_especificos`. */
            sinais_sintomas?: {
                acumulo_liquidos?: components["schemas"]["SimNao"];
                artralgia?: components["schemas"]["SimNao"];
                cefaleia?: components["schemas"]["SimNao"];
                dor_abdominal?: components["schemas"]["SimNao"];
                dor_retro_orbital?: components["schemas"]["SimNao"];
                exantema?: components["schemas"]["SimNao"];
                febre?: components["schemas"]["SimNao"];
                hepatomegalia?: components["schemas"]["SimNao"];
                letargia?: components["schemas"]["SimNao"];
                mialgia?: components["schemas"]["SimNao"];
                nausea?: components["schemas"]["SimNao"];
                sangramento_mucosa?: components["schemas"]["SimNao"];
                vomito_persistente?: components["schemas"]["SimNao"];
            };
            uti?: components["schemas"]["SimNao"];
        };
        /** @description Every key is there; null or an empty list where nothing is known. */
        DadosClinicosDoCaso: {
            comorbidades: string[];
            data_internacao: components["schemas"]["DataOuNulo"];
            hospitalizacao: boolean;
            sinais_alarme: string[];
            sinais_sintomas: {
                acumulo_liquidos: components["schemas"]["SimNao"];
                artralgia: components["schemas"]["SimNao"];
                cefaleia: components["schemas"]["SimNao"];
                dor_abdominal: components["schemas"]["SimNao"];
                dor_retro_orbital: components["schemas"]["SimNao"];
                exantema: components["schemas"]["SimNao"];
                febre: components["schemas"]["SimNao"];
                hepatomegalia: components["schemas"]["SimNao"];
                letargia: components["schemas"]["SimNao"];
                mialgia: components["schemas"]["SimNao"];
                nausea: components["schemas"]["SimNao"];
                sangramento_mucosa: components["schemas"]["SimNao"];
                vomito_persistente: components["schemas"]["SimNao"];
            };
            uti: components["schemas"]["SimNao"];
        };
        /** @description Data specific to the disease. A sign that `dados_clinicos.sinais_sintomas` also has is the same value there and here. */
        DadosEspecificos: {
            artralgia?: components["schemas"]["SimNao"];
            cefaleia?: components["schemas"]["SimNao"];
            dor_retro_orbital?: components["schemas"]["SimNao"];
            exantema?: components["schemas"]["SimNao"];
            febre?: components["schemas"]["SimNao"];
            mialgia?: components["schemas"]["SimNao"];
            nausea?: components["schemas"]["SimNao"];
            petequias?: components["schemas"]["SimNao"];
            /** @enum {string|null} */
            prova_laco?: "positiva" | "negativa" | "nao_realizada" | null;
            sinais_alarme?: components["schemas"]["SimNao"];
            /** @enum {string|null} */
            trimestre_gestacional?: "primeiro_trimestre" | "segundo_trimestre" | "terceiro_trimestre" | "idade_gestacional_ignorada" | null;
        };
        /** @description Every key is there; null where nothing is known. */
        DadosEspecificosDoCaso: {
            artralgia: components["schemas"]["SimNao"];
            cefaleia: components["schemas"]["SimNao"];
            dor_retro_orbital: components["schemas"]["SimNao"];
            exantema: components["schemas"]["SimNao"];
            febre: components["schemas"]["SimNao"];
            mialgia: components["schemas"]["SimNao"];
            nausea: components["schemas"]["SimNao"];
            petequias: components["schemas"]["SimNao"];
            /** @enum {string|null} */
            prova_laco: "positiva" | "negativa" | "nao_realizada" | null;
            sinais_alarme: components["schemas"]["SimNao"];
            /** @enum {string|null} */
            trimestre_gestacional: "primeiro_trimestre" | "segundo_trimestre" | "terceiro_trimestre" | "idade_gestacional_ignorada" | null;
        };
        DadosLaboratoriais: {
            hematocrito?: number | null;
            igm?: components["schemas"]["ResultadoLaboratorio"];
            isolamento_viral?: components["schemas"]["ResultadoLaboratorio"];
            ns1?: components["schemas"]["ResultadoLaboratorio"];
            pcr?: components["schemas"]["ResultadoLaboratorio"];
            plaquetas?: number | null;
        };
        /** @description Every key is there; null where nothing is known. */
        DadosLaboratoriaisDoCaso: {
            hematocrito: number | null;
            igm: components["schemas"]["ResultadoLaboratorio"];
            isolamento_viral: components["schemas"]["ResultadoLaboratorio"];
            ns1: components["schemas"]["ResultadoLaboratorio"];
            pcr: components["schemas"]["ResultadoLaboratorio"];
            plaquetas: number | null;
        };
        /** Format: date */
        DataOuNulo: string | null;
        DescricaoGrupo: string | null;
        /** @description The outcome of undoing an import. */
        DesfazimentoResultado: {
            /** @description The first 1,000 of those that are kept; left out in the list of jobs. */
            casos_mantidos?: {
                id: components["schemas"]["Id"];
                numero_notificacao: string;
            }[];
            /** @description Cases that had been deleted before. */
            ja_excluidos: components["schemas"]["Contagem"];
            /** @description Cases that were changed since the import and are kept. */
            mantidos: components["schemas"]["Contagem"];
            /** @description Cases that were removed. */
            removidos: components["schemas"]["Contagem"];
        };
        /**
         * Format: date-time
         * @description The day of the notification, as midnight of Brasília: `2026-03-02T00:00:00-03:00`.
         */
        DiaDeNotificacao: string;
        /**
         * Format: moment
         * @description A date, or a date-time with a time zone, whose day in Brasília counts.
         */
        DiaInformado: string;
        /** @enum {string} */
        Direcao: "asc" | "desc";
        DiscoDaSituacao: {
            /** @description In bytes. */
            livre: number;
            /** @description Bytes that new work leaves free. */
            minimo_livre: number;
            /** @description In bytes. */
            tamanho: number;
            usos: {
                /** @description In bytes. */
                cota: number;
                /** @enum {string} */
                tipo: "exports" | "imports" | "attachments" | "mails";
                /** @description In bytes. */
                usado: number;
            }[];
        };
        /** Format: email */
        Email: string;
        /** @description The residence, nested as in the detail. */
        EnderecoCriar: {
            bairro?: string | null;
            cep?: string | null;
            estado_residencia?: components["schemas"]["UF"];
            latitude?: number | null;
            logradouro?: string | null;
            longitude?: number | null;
            municipio_residencia?: string;
            numero?: string | null;
            zona?: components["schemas"]["Zona"];
        };
        /** @description The residence, nested as in the detail. Sending the shown form of a hidden field leaves that field as it is. */
        EnderecoEditar: {
            bairro?: string | null;
            cep?: string | null;
            estado_residencia?: components["schemas"]["UF"];
            latitude?: number | null;
            logradouro?: string | null;
            longitude?: number | null;
            municipio_residencia?: string;
            numero?: string | null;
            zona?: components["schemas"]["Zona"];
        };
        /** @description Either `username` and `password`, or `email` and `senha`. */
        Entrada: {
            email?: components["schemas"]["Email"];
            /** @description Code of the authenticator application, or a backup code. */
            mfa_code?: string;
            password?: components["schemas"]["SenhaInformada"];
            /**
             * @description The refresh token is valid for 30 days instead of 7, and the session ends after 90 days instead of 30.
             * @default false
             */
            remember_me?: boolean;
            senha?: components["schemas"]["SenhaInformada"];
            username?: components["schemas"]["Email"];
        };
        Entrega: {
            concluida_em: components["schemas"]["MomentoOuNulo"];
            /** @description Content of the event; empty when the caller lacks the permission for it. */
            dados: {
                [key: string]: unknown;
            };
            estado: components["schemas"]["EntregaEstado"];
            evento_id: string;
            id: number;
            proxima_em: components["schemas"]["MomentoOuNulo"];
            /** @description The latest attempts, oldest first. */
            tentativas: components["schemas"]["Tentativa"][];
            timestamp: components["schemas"]["Momento"];
            tipo: string;
        };
        /** @enum {string} */
        EntregaEstado: "pendente" | "entregue" | "falhou";
        EntregaLida: {
            data: components["schemas"]["Entrega"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of deliveries in the generic wrapper. */
        EntregaLista: {
            data: components["schemas"]["Entrega"][];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["Meta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        /** @description Error envelope. */
        Erro: {
            error: {
                /** @description Stable code of the error, for programs. Each operation lists its codes by status in `x-error-codes`; new ones may be added, so fall back on the status. */
                code: components["schemas"]["ErroCodigo"] | string;
                /** @description What is wrong, field by field; with `WEAK_PASSWORD`, the rules that the password does not meet. */
                details?: (components["schemas"]["ErroDetalhe"] | string)[];
                /**
                 * Format: date-time
                 * @description With `ACCOUNT_LOCKED`, when the lock ends.
                 */
                locked_until?: string;
                /** @description Sentence for people, in the language of the request. */
                message: string;
                /** @description Id of the request. Quote it when you ask for support. */
                request_id: string;
                /** @description With `PERMISSION_DENIED`, the permission that the caller lacks. */
                required_permission?: string;
                /** Format: date-time */
                timestamp: string;
            };
        };
        /**
         * @description The error codes that are known now. The guide at `/guides/errors` explains each of them.
         * @enum {string}
         */
        ErroCodigo: "ACCOUNT_LOCKED" | "HTTPS_REQUIRED" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_MISMATCH" | "INTERNAL_ERROR" | "INVALID_CONFIRMATION_TOKEN" | "INVALID_CREDENTIALS" | "INVALID_CURRENT_PASSWORD" | "INVALID_MASTER_KEY" | "INVALID_MFA_CODE" | "INVALID_REFRESH_TOKEN" | "INVALID_RESET_TOKEN" | "INVALID_UNLOCK_TOKEN" | "MALFORMED_REQUEST" | "METHOD_NOT_ALLOWED" | "MFA_ENROLMENT_REQUIRED" | "MFA_REQUIRED" | "MISSING_REASON" | "NOT_FOUND" | "OUT_OF_TERRITORY" | "PASSWORD_CHANGE_REQUIRED" | "PAYLOAD_TOO_LARGE" | "PERMISSION_DENIED" | "PRECONDITION_FAILED" | "RATE_LIMIT_EXCEEDED" | "READING_TOO_LONG" | "REAUTHENTICATION_REQUIRED" | "SERVICE_UNAVAILABLE" | "SESSION_NOT_FOUND" | "UNAUTHORIZED" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_ERROR" | "WEAK_PASSWORD";
        ErroDeLinha: {
            /** @description Column of the file. */
            campo: string | null;
            /** @description Sentence for people, in the language of the request. */
            erro: string;
            /** @description Line of the file or row of the sheet, whose header is 1; of a dbf, number of the record. */
            linha: number;
            numero_notificacao: string | null;
            /** @description The value in the file, at most 100 characters; never a name. */
            valor: string | null;
        };
        ErroDetalhe: {
            /** @description Stable code of what is wrong with the field, for programs; new ones may be added. */
            code: components["schemas"]["ErroDetalheCodigo"] | string;
            /** @description Name of the field; nested names are joined with dots. */
            field: string;
            message: string;
        };
        /**
         * @description The codes inside `details` that are known now. The guide at `/guides/errors` explains each of them.
         * @enum {string}
         */
        ErroDetalheCodigo: "ACTIVE_CONTENT" | "CASE_CLOSED" | "CONTRADICTION" | "DATE_IN_FUTURE" | "DUPLICATE" | "FILE_UNREADABLE" | "GROUP_HAS_USERS" | "HIDDEN_VALUE" | "IMMUTABLE_FIELD" | "IMPORT_RUNNING" | "IMPORT_UNDONE" | "INVALID_CPF" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "INVALID_HEADER" | "INVALID_OPERATOR" | "INVALID_TYPE" | "INVALID_URL" | "INVALID_VALUE" | "LAST_ADMIN" | "LIMIT_REACHED" | "MFA_DISABLED" | "MFA_ENABLED" | "MFA_NOT_BEGUN" | "MISMATCH" | "NOTHING_TO_UNDO" | "NOT_FOUND" | "OUT_OF_RANGE" | "OWN_ACCOUNT" | "PERSONAL_DATA" | "REPEATED" | "REQUIRED" | "TOO_DEEP" | "TOO_FEW" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "TOO_SLOW" | "UNKNOWN_FIELD" | "WEAK_PASSWORD" | "WEBHOOK_OFF";
        /** @enum {string|null} */
        Escolaridade: "analfabeto" | "fundamental_1a_4a_incompleto" | "fundamental_4a_completa" | "fundamental_5a_8a_incompleto" | "fundamental_completo" | "medio_incompleto" | "medio_completo" | "superior_incompleto" | "superior_completo" | "ignorado" | "nao_se_aplica" | null;
        EsquecerSenha: {
            email: components["schemas"]["Email"];
        };
        EsquecerSenhaAceito: {
            /**
             * @description Seconds for which the mailed token is valid.
             * @constant
             */
            expires_in: 3600;
            message: string;
        };
        /**
         * @description State code (UF), two letters, in upper or lower case; stored and shown in upper case.
         * @enum {string|null}
         */
        Estado: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO" | null;
        /** @enum {string} */
        EstadoDaParte: "ok" | "failing";
        /** @enum {string} */
        EstadoImportacao: "em_curso" | "concluida" | "falhou" | "cancelada" | "desfazendo" | "desfeita";
        /** @enum {string} */
        EstadoRelatorio: "processando" | "concluido" | "falhou";
        Evento: {
            dados: {
                id: number;
                numero_notificacao: string;
                /** @enum {string} */
                tipo_agravo: "dengue" | "zika" | "chikungunya";
            };
            /** @description The same at each attempt and for every webhook. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @enum {string} */
            tipo: "agravo.criado" | "agravo.atualizado" | "agravo.excluido";
            webhook_id: string;
        };
        /** @enum {string} */
        EventoAssinavel: "agravo.criado" | "agravo.atualizado" | "agravo.excluido" | "importacao.concluida";
        EventoDeImportacao: {
            dados: {
                erros: number;
                importados: number;
                job_id: string;
            };
            id: string;
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            tipo: "importacao.concluida";
            webhook_id: string;
        };
        EventoDeTeste: {
            dados: {
                mensagem: string;
            };
            id: string;
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            tipo: "webhook.teste";
            webhook_id: string;
        };
        /** @enum {string|null} */
        Evolucao: "cura" | "obito" | "obito_outras_causas" | "obito_em_investigacao" | "ignorado" | null;
        /** @description How many rows there were, and what happened to them. With `validar`, what would happen to them. */
        FigurasImportacao: {
            /** @description Cases into which a row was merged. */
            atualizados: components["schemas"]["Contagem"];
            /** @description Rows of which there is something to know; they are not refused. */
            avisos: components["schemas"]["Contagem"];
            /** @description Rows whose case already exists with other data, or came earlier in the file; they are among `avisos`. */
            duplicados: components["schemas"]["Contagem"];
            /** @description Rows that were refused. */
            erros: components["schemas"]["Contagem"];
            /** @description Rows that the file itself says not to count; they are among `avisos`. */
            ignorados: components["schemas"]["Contagem"];
            /** @description New cases; under `validar`, those that would be. */
            importados: components["schemas"]["Contagem"];
            /** @description Rows whose case is there and says the same. */
            inalterados: components["schemas"]["Contagem"];
            /** @description Rows that were read. */
            total_linhas: components["schemas"]["Contagem"];
        };
        FilaDaSituacao: {
            em_execucao: number;
            falhas: number;
            /** @description How long the entry that is due longest has waited. */
            mais_antiga_segundos: number | null;
            pendentes: number;
        };
        /**
         * @description Format of the file. The specification has csv and xlsx; dbf is an extension.
         * @enum {string}
         */
        FormatoImportacao: "csv" | "xlsx" | "dbf";
        /** @enum {string} */
        FormatoPlanilha: "csv" | "xlsx";
        /** @enum {string} */
        FormatoRelatorio: "pdf" | "xlsx";
        Grupo: {
            ativo: boolean;
            atualizado_em: components["schemas"]["Momento"];
            criado_em: components["schemas"]["Momento"];
            descricao: components["schemas"]["Texto"];
            id: components["schemas"]["Id"];
            nome: string;
            permissoes: components["schemas"]["PermissaoRegistro"][];
            territorios: components["schemas"]["Territorios"];
            total_usuarios: number;
        };
        GrupoComContagem: {
            descricao: components["schemas"]["Texto"];
            id: components["schemas"]["Id"];
            nome: string;
            permissoes_count: number;
        };
        GrupoCriado: {
            ativo: boolean;
            atualizado_em: components["schemas"]["Momento"];
            criado_em: components["schemas"]["Momento"];
            descricao: components["schemas"]["Texto"];
            id: components["schemas"]["Id"];
            mensagem: string;
            nome: string;
            permissoes: components["schemas"]["PermissaoRegistro"][];
            territorios: components["schemas"]["Territorios"];
            total_usuarios: number;
        };
        GrupoCriar: {
            /** @default true */
            ativo?: boolean;
            descricao?: components["schemas"]["DescricaoGrupo"];
            nome: components["schemas"]["NomeGrupo"];
            permissoes_ids?: components["schemas"]["PermissoesIds"];
        };
        GrupoEditado: {
            id: components["schemas"]["Id"];
            message: string;
            total_usuarios: number;
        };
        GrupoEditar: {
            ativo?: boolean;
            readonly atualizado_em?: components["schemas"]["Momento"];
            readonly criado_em?: components["schemas"]["Momento"];
            descricao?: components["schemas"]["DescricaoGrupo"];
            readonly id?: components["schemas"]["Id"];
            nome?: components["schemas"]["NomeGrupo"];
            readonly permissoes?: components["schemas"]["PermissaoRegistro"][];
            permissoes_ids?: components["schemas"]["PermissoesIds"];
            readonly territorios?: components["schemas"]["Territorios"];
            readonly total_usuarios?: number;
        };
        GrupoLista: {
            grupos: components["schemas"]["Grupo"][];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["ListaMeta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        GrupoPermissoes: {
            id: components["schemas"]["Id"];
            message: string;
            permissoes: components["schemas"]["PermissaoRegistro"][];
            total_usuarios: number;
        };
        GrupoResumo: {
            descricao: components["schemas"]["Texto"];
            id: components["schemas"]["Id"];
            nome: string;
        };
        GruposIds: components["schemas"]["Id"][];
        HistoricoItem: {
            acao: string;
            data: components["schemas"]["Momento"];
            /** @description Names of the changed fields and other facts, without personal data. */
            detalhes: {
                [key: string]: unknown;
            };
            /** @description The account that did it, with the name that it had then; null for the service itself. Both stay when the account is removed. */
            usuario: {
                id: components["schemas"]["Id"];
                /** @description Null when it is no longer known. */
                nome: string | null;
            } | null;
        };
        Id: number;
        /** @enum {string} */
        IdiomaRelatorio: "pt-BR" | "en-US" | "es-ES";
        Importacao: {
            arquivo: {
                /** @description Name of the file as it was sent; empty unless the caller sent it or is an administrator. */
                nome: string;
                /** @description Digest of the file. */
                sha256: string;
                /** @description Size in bytes. */
                tamanho: number;
            };
            concluido_em: components["schemas"]["MomentoOuNulo"];
            criado_em: components["schemas"]["Momento"];
            /** @description By which job it was or is being undone; null when it was not. */
            desfeita: {
                job_id: string;
                mantidos: components["schemas"]["Contagem"];
                removidos: components["schemas"]["Contagem"];
            } | null;
            /** @description Who sent it; null once that account is removed. */
            dono_id: number | null;
            /** @description Name of the account that sent it, as it was then. */
            dono_nome: string | null;
            estado: components["schemas"]["EstadoImportacao"];
            /** @description What became of the rows; null until the import has ended well. */
            figuras: components["schemas"]["FigurasImportacao"] | null;
            formato: components["schemas"]["FormatoImportacao"];
            ignorar_erros: boolean;
            job_id: string;
            layout: components["schemas"]["LayoutImportacao"];
            modo: components["schemas"]["ModoImportacao"];
            /** @description Path of the job's state. */
            status_url: string;
        };
        /** @description A page of imports in the generic wrapper. */
        ImportacaoLista: {
            data: components["schemas"]["Importacao"][];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["Meta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        /** @description The outcome of an import. The list of jobs leaves the two detailed lists out. */
        ImportacaoResultado: {
            /** @description Cases into which a row was merged. */
            atualizados: components["schemas"]["Contagem"];
            /** @description Rows of which there is something to know; they are not refused. */
            avisos: components["schemas"]["Contagem"];
            /** @description The same of warnings. */
            avisos_detalhados?: components["schemas"]["AvisoDeLinha"][];
            /** @description Rows whose case already exists with other data, or came earlier in the file; they are among `avisos`. */
            duplicados: components["schemas"]["Contagem"];
            /** @description Rows that were refused. */
            erros: components["schemas"]["Contagem"];
            /** @description The first 1,000, in the order of the file; a row may have several. */
            erros_detalhados?: components["schemas"]["ErroDeLinha"][];
            /** @description Rows that the file itself says not to count; they are among `avisos`. */
            ignorados: components["schemas"]["Contagem"];
            /** @description New cases; under `validar`, those that would be. */
            importados: components["schemas"]["Contagem"];
            /** @description Rows whose case is there and says the same. */
            inalterados: components["schemas"]["Contagem"];
            layout: components["schemas"]["LayoutImportacao"];
            modo: components["schemas"]["ModoImportacao"];
            /** @description Seconds from the beginning of the work to its end. */
            tempo_processamento: number;
            /** @description Rows that were read. */
            total_linhas: components["schemas"]["Contagem"];
        };
        /** @description Cases for each 100,000 inhabitants, with two decimals. */
        Incidencia: number | null;
        Inspecao: {
            /** @enum {string|null} */
            codificacao: "utf-8" | "iso-8859-1" | null;
            /** @description The columns of the file in their order, with the field that each goes to; null where it is not understood or has no place. */
            colunas: {
                /** @description Field of a case. */
                campo: string | null;
                coluna: string;
                uso: components["schemas"]["UsoDaColuna"];
            }[];
            /** @enum {string|null} */
            compactacao: "zip" | "gzip" | null;
            /** @description Columns without which the file cannot be imported. */
            faltando: string[];
            formato: components["schemas"]["FormatoImportacao"];
            layout: components["schemas"]["LayoutImportacao"];
            linhas: components["schemas"]["LinhaInspecionada"][];
            /** @description Columns that are not known. */
            nao_reconhecidas: string[];
            /** @enum {string|null} */
            separador: ";" | "," | "\t" | null;
        };
        Investigacao: {
            contato_casos_similares?: components["schemas"]["SimNao"];
            locais_frequentados?: {
                /** @description `***` leaves the address that is stored for this `local` as it is. */
                endereco?: string | null;
                local: string;
                periodo?: string | null;
            }[] | null;
            viagem_recente?: components["schemas"]["SimNao"];
        };
        /** @description Every key is there; null or an empty list where nothing is known. */
        InvestigacaoDoCaso: {
            contato_casos_similares: components["schemas"]["SimNao"];
            locais_frequentados: {
                /** @description Shown as stored to callers who hold `agravos.editar`; others see `***` when it is known. */
                endereco: string | null;
                local: string;
                periodo: string | null;
            }[];
            viagem_recente: components["schemas"]["SimNao"];
        };
        Job: {
            /** @description Whether it failed because it was cancelled. */
            cancelado: boolean;
            completed_at: components["schemas"]["MomentoOuNulo"];
            created_at: components["schemas"]["Momento"];
            /** @description Who started it; null once that account is removed. */
            dono_id: number | null;
            /** @description Name of the account that started it, as it was then. It stays when that account is removed. */
            dono_nome: string | null;
            /**
             * Format: date-time
             * @description When the file is removed, or was; null when the job made none.
             */
            expira_em: string | null;
            job_id: string;
            /** @description For an import, the rows that were processed so far; null for other kinds of jobs. */
            linhas_processadas: number | null;
            /** @description Sentence for people, in the language of the request. */
            message: string;
            /** @description Progress in percent. */
            progress: number;
            /** @description What was done; null until the job is completed. */
            result: components["schemas"]["JobResultado"] | null;
            /** @description For an import, or for undoing one, the outcome; null until the job is completed, and for other kinds of jobs. */
            resultado: components["schemas"]["ImportacaoResultado"] | components["schemas"]["DesfazimentoResultado"] | null;
            /** @description Path of the file; null while there is no file to download. */
            resultado_url: string | null;
            status: components["schemas"]["JobStatus"];
            /** @description Path of the job's state. */
            status_url: string;
            /** @description Kind of job; new ones may be added. */
            tipo: components["schemas"]["JobTipo"] | string;
        };
        /** @description A job that was accepted; poll `status_url` for its state. */
        JobAceito: {
            job_id: string;
            message: string;
            status: components["schemas"]["JobStatus"];
            status_url: string;
        };
        /** @description A page of jobs in the generic wrapper. */
        JobLista: {
            data: components["schemas"]["Job"][];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["Meta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        JobResultado: {
            erros: number;
            sucesso: number;
            total_processados: number;
        };
        /** @enum {string} */
        JobStatus: "processing" | "completed" | "failed";
        /**
         * @description The kinds of jobs that are known now.
         * @enum {string}
         */
        JobTipo: "exportar-usuarios" | "exportar-casos" | "importar-casos" | "desfazer-importacao" | "dados-do-titular" | "apagar-usuario" | "gerar-relatorio";
        /**
         * @description Layout of the columns: the names of this service (`especificacao`), or a family of SINAN's files; null when it was not recognised.
         * @enum {string|null}
         */
        LayoutImportacao: "especificacao" | "A" | "B" | "C" | "D" | "E" | "F" | null;
        LiberarConta: {
            token: components["schemas"]["TokenDeMail"];
        };
        LinhaInspecionada: {
            avisos: components["schemas"]["AvisoDeLinha"][];
            /** Format: date */
            data_notificacao: string | null;
            erros: components["schemas"]["ErroDeLinha"][];
            /** @description Whether the file says not to count it. */
            ignorada: boolean;
            linha: number;
            numero_notificacao: string | null;
            /** @enum {string|null} */
            tipo_agravo: "dengue" | "zika" | "chikungunya" | null;
            /** @description The fields as they would be stored, by their paths in the detail of a case, without what identifies a person. */
            valores: {
                [key: string]: unknown;
            };
        };
        /** @description The envelope of lists. Every list uses it with items of its own kind; some lists give the array another name than `items`. */
        Lista: {
            items: Record<string, never>[];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["ListaMeta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        /** @description Paths of the first, previous, next and last page; null where there is no such page. */
        ListaLinks: {
            first: string;
            last: string;
            next: components["schemas"]["Texto"];
            prev: components["schemas"]["Texto"];
        };
        /** @description The `meta` of a list. */
        ListaMeta: {
            timestamp: components["schemas"]["Momento"];
        };
        /** @description GeoJSON (RFC 7946). */
        MapaCalor: {
            features: {
                geometry: {
                    /** @description Longitude, latitude. */
                    coordinates: number[];
                    /** @constant */
                    type: "Point";
                };
                properties: {
                    /** @description Only with `nivel=bairro`; its most frequent spelling. */
                    bairro: string | null;
                    casos: number;
                    /** @description Only with `nivel=cep`; its first five digits. */
                    cep?: string;
                    /** @description Cases relative to the largest point. */
                    intensidade: number;
                    municipio: string;
                    /** @description Suggested radius in pixels. */
                    radius: number;
                };
                /** @constant */
                type: "Feature";
            }[];
            metadata: {
                max_casos: number;
                /** @description Number of cases of the smallest point in this answer. */
                min_casos: number;
                /** @description The period in days. */
                periodo: number;
                /** @description Number of points in this answer; there are more areas only when `truncado` is true. */
                total_pontos: number;
                /** @description Whether there are more areas than the points that are answered. */
                truncado: boolean;
            };
            /** @constant */
            type: "FeatureCollection";
        };
        Membro: {
            ativo: boolean;
            cargo: components["schemas"]["Texto"];
            departamento: components["schemas"]["Texto"];
            email: string;
            id: components["schemas"]["Id"];
            nome: string;
        };
        MembroLista: {
            items: components["schemas"]["Membro"][];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["ListaMeta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        Mensagem: {
            /** @description Sentence for people, in the language of the request. */
            message: string;
        };
        /** @description The `meta` of the generic success wrapper. */
        Meta: {
            timestamp: components["schemas"]["Momento"];
            /** @constant */
            version: "1.0.0";
        };
        MetricasSeguranca: {
            active_sessions: number;
            login_attempts: {
                failed: number;
                last_failed: components["schemas"]["MomentoOuNulo"];
                successful: number;
            };
            mfa_enabled: boolean;
            password_age_days: number;
            /**
             * @description Estimated from the length and variety of the password when it was set.
             * @enum {string}
             */
            password_strength: "aceitavel" | "boa" | "forte";
            recommendations: string[];
            security_score: number;
            /** @description Locks, refresh tokens that were used again, and logins from new devices; newest first, at most 20. */
            suspicious_activities: {
                ip_address: components["schemas"]["Texto"];
                timestamp: components["schemas"]["Momento"];
                /** @enum {string} */
                type: "account_locked" | "token_replayed" | "new_device";
            }[];
        };
        MfaCodigo: {
            code: components["schemas"]["Codigo"];
        };
        MfaDesabilitar: {
            code: components["schemas"]["Codigo"];
            senha: components["schemas"]["SenhaInformada"];
        };
        MfaIniciado: {
            backup_codes: string[];
            instructions: string;
            /** @description QR code of the otpauth address as a data URI. */
            qr_code: string;
            /** @description The secret in base32. */
            secret: string;
        };
        MfaVerificado: {
            message: string;
            /** @constant */
            mfa_habilitado: true;
        };
        /** @enum {string} */
        Modo: "normal" | "somente_leitura" | "manutencao";
        ModoAlterar: {
            /** @description What the callers are told beside the sentence of the service, such as until when it lasts. It is not kept in the mode `normal`. */
            mensagem?: string | null;
            modo: components["schemas"]["Modo"];
        };
        /**
         * @description What is done with the rows; `validar` when left out. The specification has validar and importar; atualizar is an extension.
         * @enum {string}
         */
        ModoImportacao: "validar" | "importar" | "atualizar";
        ModoResposta: {
            data: {
                /** @description The account that changed it; null for the command of operators. */
                alterado_por_id: number | null;
                /**
                 * Format: date-time
                 * @description When the mode was last changed; null when it never was.
                 */
                desde: string | null;
                mensagem: components["schemas"]["Texto"];
                modo: components["schemas"]["Modo"];
            };
            meta: components["schemas"]["Meta"];
        };
        /** Format: date-time */
        Momento: string;
        /** Format: date-time */
        MomentoOuNulo: string | null;
        /**
         * Format: date
         * @description Not in the future.
         */
        Nascimento: string | null;
        Nome: string;
        /** @description A unique name in lower case without spaces. */
        NomeGrupo: string;
        Noticia: {
            atualizado_em: components["schemas"]["Momento"];
            autor: components["schemas"]["NoticiaAutor"];
            /** @description The text as Markdown. */
            corpo: string;
            /** @description The text as HTML that can be put into a page: without scripts, styles or event handlers. Its headings begin at `h2`. */
            corpo_html: string;
            criado_em: components["schemas"]["Momento"];
            estado: components["schemas"]["NoticiaEstado"];
            id: components["schemas"]["Id"];
            idioma: components["schemas"]["NoticiaIdioma"];
            /** @description Path of the image; before the news is published, the path of the preview, which needs a token. */
            imagem: string | null;
            publicar_em: components["schemas"]["MomentoOuNulo"];
            resumo: components["schemas"]["Texto"];
            tags: string[];
            titulo: string;
        };
        NoticiaAutor: {
            id: number;
            /** @description Name of the account, as it was when the news was created. It stays when that account is removed; null once it is erased. */
            nome: string | null;
        };
        /** @description The text as Markdown: headings, paragraphs, emphasis, strikethrough, lists, quotations, code, tables, rules, links and images. HTML in it is shown as it is written. Links go to `http`, `https` and `mailto` addresses and to paths of this service; images are those of news, such as `/api/v1/noticias/12/imagem`. For anything else only the text is shown. */
        NoticiaCorpo: string;
        NoticiaEditar: {
            readonly atualizado_em?: components["schemas"]["Momento"];
            readonly autor?: components["schemas"]["NoticiaAutor"];
            corpo?: components["schemas"]["NoticiaCorpo"];
            readonly corpo_html?: string;
            readonly criado_em?: components["schemas"]["Momento"];
            estado?: components["schemas"]["NoticiaEstado"];
            readonly id?: components["schemas"]["Id"];
            idioma?: components["schemas"]["NoticiaIdioma"];
            readonly imagem?: string | null;
            publicar_em?: components["schemas"]["NoticiaPublicarEm"];
            resumo?: components["schemas"]["NoticiaResumo"];
            tags?: components["schemas"]["NoticiaTags"];
            titulo?: components["schemas"]["NoticiaTitulo"];
        };
        /** @enum {string} */
        NoticiaEstado: "rascunho" | "agendada" | "publicada";
        /** @enum {string} */
        NoticiaIdioma: "pt-BR" | "en-US" | "es-ES";
        NoticiaItem: {
            atualizado_em: components["schemas"]["Momento"];
            autor: components["schemas"]["NoticiaAutor"];
            criado_em: components["schemas"]["Momento"];
            estado: components["schemas"]["NoticiaEstado"];
            id: components["schemas"]["Id"];
            idioma: components["schemas"]["NoticiaIdioma"];
            /** @description Path of the image; before the news is published, the path of the preview, which needs a token. */
            imagem: string | null;
            publicar_em: components["schemas"]["MomentoOuNulo"];
            resumo: components["schemas"]["Texto"];
            tags: string[];
            titulo: string;
        };
        NoticiaLida: {
            data: components["schemas"]["Noticia"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of news in the generic wrapper. */
        NoticiaLista: {
            data: components["schemas"]["NoticiaItem"][];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["Meta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        NoticiaNova: {
            corpo: components["schemas"]["NoticiaCorpo"];
            /** @default rascunho */
            estado?: components["schemas"]["NoticiaEstado"];
            /** @default pt-BR */
            idioma?: components["schemas"]["NoticiaIdioma"];
            publicar_em?: components["schemas"]["NoticiaPublicarEm"];
            resumo?: components["schemas"]["NoticiaResumo"];
            tags?: components["schemas"]["NoticiaTags"];
            titulo: components["schemas"]["NoticiaTitulo"];
        };
        /**
         * Format: date-time
         * @description When the news is published. Needed with `agendada`, and then in the future; with `publicada` the moment of the request when it is left out or null, and not in the future; with `rascunho` just remembered.
         */
        NoticiaPublicarEm: string | null;
        /** @description Plain text in a sentence or two, for lists and the feed. */
        NoticiaResumo: string | null;
        NoticiaTags: string[];
        NoticiaTitulo: string;
        /** @enum {string} */
        Operador: "eq" | "ne" | "gt" | "gte" | "lt" | "lte" | "in" | "like";
        /** @description The patient, nested as in the detail. */
        PacienteCriar: {
            data_nascimento?: components["schemas"]["Nascimento"];
            escolaridade?: components["schemas"]["Escolaridade"];
            gestante?: components["schemas"]["SimNao"];
            /** @description It has at least one letter or digit. */
            nome?: string;
            ocupacao?: string | null;
            raca?: components["schemas"]["Raca"];
            sexo?: components["schemas"]["Sexo"];
        };
        /** @description The patient, nested as in the detail. */
        PacienteEditar: {
            data_nascimento?: components["schemas"]["Nascimento"];
            escolaridade?: components["schemas"]["Escolaridade"];
            gestante?: components["schemas"]["SimNao"];
            /** @description Read-only; when it is sent, it must have the value that the detail shows. */
            idade?: number | null;
            /** @description The name must have at least one letter or digit. Sending the initials that the detail shows, or null where it shows null, leaves the name as it is. */
            nome?: string | null;
            ocupacao?: string | null;
            raca?: components["schemas"]["Raca"];
            sexo?: components["schemas"]["Sexo"];
        };
        ParteDaSituacao: {
            /** @enum {string} */
            estado: "ok" | "falha";
            /** @description How long the check took; null for a part that works in the background. */
            latencia_ms: number | null;
            nome: string;
            /**
             * Format: date-time
             * @description When a part that works in the background last did its work.
             */
            ultima_vez: string | null;
        };
        ParteDeFundo: {
            /**
             * Format: date-time
             * @description When the part last did its work; null when it has not yet.
             */
            last_done_at: string | null;
            name: string;
            /**
             * @description A part is `down` when it has owed a sign of its work for a minute.
             * @enum {string}
             */
            status: "ok" | "down";
        };
        Perfil: {
            admin: boolean;
            ativo: boolean;
            atualizado_em: components["schemas"]["Momento"];
            avatar_url: components["schemas"]["Texto"];
            cargo: components["schemas"]["Texto"];
            cidade: components["schemas"]["Texto"];
            /** @description Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
            cpf: string | null;
            criado_em: components["schemas"]["Momento"];
            departamento: components["schemas"]["Texto"];
            email: string;
            /** @description New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
            email_pendente: string | null;
            email_verificado: boolean;
            estado: components["schemas"]["Estado"];
            grupos?: components["schemas"]["GrupoComContagem"][];
            id: components["schemas"]["Id"];
            mfa_habilitado: boolean;
            nome: string;
            permissoes_diretas?: components["schemas"]["PermissaoRegistro"][];
            /** @description Names of all permissions that the account holds. An administrator holds every permission. */
            permissoes_efetivas?: string[];
            plano?: components["schemas"]["Plano"];
            /** @description Open sessions of the account, newest activity first. */
            sessoes_ativas: components["schemas"]["Sessao"][];
            /** @description Masked (`(81) *****-1234`) unless it is the caller's own or the caller holds `usuarios.editar`. */
            telefone: string | null;
            territorio_efetivo: components["schemas"]["TerritorioEfetivo"];
            territorios: components["schemas"]["Territorios"];
            ultimo_acesso: components["schemas"]["MomentoOuNulo"];
        };
        /** @enum {string} */
        Periodicidade: "semanal" | "mensal";
        /** @enum {string} */
        Periodo: "ultimos_7_dias" | "ultimos_30_dias" | "mes_atual";
        PermissaoCategorias: {
            categorias: {
                [key: string]: {
                    categoria: string;
                    descricao: components["schemas"]["Texto"];
                    id: components["schemas"]["Id"];
                    nome: string;
                }[];
            };
            total: number;
        };
        PermissaoRegistro: {
            descricao: components["schemas"]["Texto"];
            id: components["schemas"]["Id"];
            nome: string;
        };
        /** @description Ids of permissions. */
        PermissoesIds: components["schemas"]["Id"][];
        /**
         * @description Account tier.
         * @enum {string}
         */
        Plano: "basic" | "premium" | "enterprise";
        /** @enum {string} */
        Por: "total" | "uf" | "municipio" | "sexo" | "faixa_etaria" | "piramide" | "classificacao" | "evolucao";
        /** @enum {string|null} */
        Raca: "branca" | "preta" | "amarela" | "parda" | "indigena" | "ignorado" | null;
        Reautenticado: {
            /**
             * @description Seconds for which the session counts as freshly logged in.
             * @constant
             */
            expires_in: 900;
            message: string;
        };
        Reautenticar: {
            /** @description Code of the authenticator application, or a backup code. */
            mfa_code?: string;
            senha: components["schemas"]["SenhaInformada"];
        };
        RedefinirSenha: {
            /** @description The same password again. */
            confirmar_senha: string;
            senha_nova: components["schemas"]["SenhaNova"];
            token: components["schemas"]["TokenDeMail"];
        };
        ReenvioAceito: {
            data: {
                /** @description Deliveries that are sent again. */
                total: number;
            };
            meta: components["schemas"]["Meta"];
        };
        ReenvioDeFalhas: {
            /**
             * Format: moment
             * @description A date (in Brasília time) or a date-time.
             */
            desde: string;
        };
        RefreshToken: string;
        Relatorio: {
            abrangencia: components["schemas"]["Abrangencia"];
            /** @description The schedule that asked for it; null when a person did, or the schedule has ended. */
            agendamento_id: string | null;
            /** @description Path of the file; null while there is none. */
            arquivo_url: string | null;
            /** @description UF, IBGE's code of seven digits, or null for the country. */
            codigo: string | null;
            concluido_em: components["schemas"]["MomentoOuNulo"];
            criado_em: components["schemas"]["Momento"];
            /** Format: date */
            data_fim: string;
            /** Format: date */
            data_inicio: string;
            /** @description Who asked for it; null once that account is removed. */
            dono_id: number | null;
            estado: components["schemas"]["EstadoRelatorio"];
            /**
             * Format: date-time
             * @description When it is removed with its file.
             */
            expira_em: string;
            formato: components["schemas"]["FormatoRelatorio"];
            id: string;
            idioma: components["schemas"]["IdiomaRelatorio"];
            /** @description The job that makes it, or made it. */
            job_id: string;
            /** @description Name of the place. */
            lugar: string;
            /** @description Size of the file in bytes. */
            tamanho: number | null;
            tipo: components["schemas"]["TipoRelatorio"];
            tipo_agravo: components["schemas"]["CodigoAgravo"];
        };
        /** @description A report whose job was accepted; poll `status_url` for its state. */
        RelatorioAceito: {
            job_id: string;
            message: string;
            relatorio_id: string;
            status: components["schemas"]["JobStatus"];
            status_url: string;
        };
        RelatorioGerar: {
            abrangencia: components["schemas"]["Abrangencia"];
            codigo?: components["schemas"]["CodigoDoLugar"];
            /** @description Last day of notification, not before `data_inicio` and at most 3,659 days after it. When left out, today or, if that is later, `data_inicio`. */
            data_fim?: components["schemas"]["DiaInformado"];
            /** @description First day of notification, from 1900 on. When left out, 1 January of the year of the last day. */
            data_inicio?: components["schemas"]["DiaInformado"];
            /** @description Format of the file; pdf when left out. */
            formato?: components["schemas"]["FormatoRelatorio"];
            /** @description Language of the report; that of the request when left out. */
            idioma?: components["schemas"]["IdiomaRelatorio"];
            tipo: components["schemas"]["TipoRelatorio"];
            tipo_agravo: components["schemas"]["CodigoAgravo"];
        };
        /** @description A page of reports in the generic wrapper. */
        RelatorioLista: {
            data: components["schemas"]["Relatorio"][];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["Meta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        RelatorioUnico: {
            data: components["schemas"]["Relatorio"];
            meta: components["schemas"]["Meta"];
        };
        Renovacao: {
            refresh_token: components["schemas"]["RefreshToken"];
        };
        /** @enum {string|null} */
        ResultadoLaboratorio: "positivo" | "negativo" | "inconclusivo" | "nao_realizado" | null;
        Rotulo: string | null;
        Rotulo50: string | null;
        Saida: {
            /**
             * @description End every session of the account.
             * @default false
             */
            everywhere?: boolean;
            refresh_token?: components["schemas"]["RefreshToken"];
        };
        Saude: {
            environment: components["schemas"]["Ambiente"];
            /** @constant */
            status: "ok";
            /** Format: date-time */
            timestamp: string;
            version: string;
        };
        SaudeDetalhada: {
            data: {
                checks: {
                    database: components["schemas"]["Verificacao"];
                    files: components["schemas"]["Verificacao"];
                    mail: components["schemas"]["Verificacao"];
                    queue: {
                        /** @description Number of jobs that failed for good; null when it cannot be read. */
                        failed: number | null;
                        latency_ms: number;
                        /** @description How long the job that is due longest has waited; null when none is due. The queue is failing when that is a minute or more and nobody works on any job. */
                        oldest_seconds: number | null;
                        /** @description Number of waiting jobs; null when it cannot be read. */
                        pending: number | null;
                        status: components["schemas"]["EstadoDaParte"];
                    };
                };
                environment: components["schemas"]["Ambiente"];
                /** @description In which mode the service is; it is well in each of them. */
                mode: components["schemas"]["Modo"];
                /** @description What this instance does in the background. An instance without job workers has fewer parts. */
                parts: components["schemas"]["ParteDeFundo"][];
                /** @enum {string} */
                status: "ok" | "degraded";
                uptime_seconds: number;
                version: string;
            };
            meta: components["schemas"]["Meta"];
        };
        SenhaAlterada: {
            email_enviado: boolean;
            forcar_troca: boolean;
            message: string;
            sessoes_invalidadas: number;
        };
        SenhaAlterar: {
            /**
             * @description Whether the account must choose a new password after its next login.
             * @default false
             */
            forcar_troca?: boolean;
            /**
             * @description Kept for older clients: the owner of an account always gets a mail when its password was changed.
             * @default true
             */
            notificar_usuario?: boolean;
            nova_senha: components["schemas"]["SenhaNova"];
        };
        SenhaInformada: string;
        /** @description At least 8 characters, with at least one uppercase letter, one lowercase letter, one digit and one special character. A weaker password, one that is widely known, and one made of the account's own email or name are answered with 400 `WEAK_PASSWORD`. */
        SenhaNova: string;
        SenhaTrocada: {
            message: string;
            sessions_invalidated: number;
        };
        /**
         * @description What separates the cells of a csv file: semicolon (when left out, as spreadsheet programs set to Portuguese expect it), comma or tab. Only with `formato` csv.
         * @enum {string}
         */
        Separador: ";" | "," | "\t";
        SeriesCasos: {
            /** @enum {string|null} */
            agregacao: "dia" | "semana" | "mes" | null;
            incidencia: components["schemas"]["Incidencia"];
            periodo: {
                /** Format: date */
                fim: string;
                /** Format: date */
                inicio: string;
            };
            populacao: {
                /** @description Year of the population. */
                ano: number;
                /** @description Source of the population, by its own name. */
                fonte: string;
                /** @description Inhabitants of the place that was asked for. */
                habitantes: number | null;
            };
            por: components["schemas"]["Por"][];
            /** @description In the order of `por`. States come by their code, municipalities by their name. */
            series: {
                casos: number;
                /** @description UF, IBGE's code of seven digits, `M`, `F`, `I`, an age group of five years (`20-24`, the last is `80+`), a classification or an outcome; `nao_informado` when the field is empty; `total`. */
                chave: string;
                incidencia: components["schemas"]["Incidencia"];
                /** @description Only with `por=municipio`: latitude of its centre. */
                latitude?: number;
                /** @description Only with `por=municipio`: longitude of its centre. */
                longitude?: number;
                /** @description The key for people to read, in the language of the answer. */
                nome: string;
                /** @description Every day, week or month of the period, even those without cases; none without `agregacao`. */
                pontos: {
                    casos: number;
                    /**
                     * Format: date
                     * @description First day that is counted.
                     */
                    inicio: string;
                }[];
                /** @description Inhabitants of the place of the series. */
                populacao: number | null;
                por: components["schemas"]["Por"];
            }[];
            total: number;
        };
        Sessao: {
            created_at: components["schemas"]["Momento"];
            /** @description Whether it is the session that this request belongs to. */
            current: boolean;
            device: string;
            id: string;
            ip_address: string;
            last_activity: components["schemas"]["Momento"];
            location: components["schemas"]["Texto"];
        };
        Sessoes: {
            items: components["schemas"]["Sessao"][];
            total: number;
        };
        /** @enum {string|null} */
        Sexo: "M" | "F" | "I" | null;
        SimNao: boolean | null;
        /**
         * @description What the statistics count a case as.
         * @enum {string}
         */
        Situacao: "confirmado" | "descartado" | "em_investigacao";
        SituacaoDoServico: {
            ambiente: components["schemas"]["Ambiente"];
            bloqueios: {
                /** @description The accounts among them, at most 50. */
                contas: components["schemas"]["ContaBloqueada"][];
                /** @description E-mails that are locked now, whether or not an account has them. */
                total: number;
            };
            certificado: {
                /** Format: date-time */
                expira_em: string | null;
                /**
                 * @description Whether it is the one of `TLS_CERT`, or one that the service made for itself.
                 * @enum {string}
                 */
                origem: "informado" | "autoassinado";
            };
            /** @description The settings in force, by name. Addresses have no password, and a secret that is given is `***`. */
            configuracao: components["schemas"]["Ajuste"][];
            /** @description The statements that have taken most time, with `$1` in the place of values; null without pg_stat_statements. */
            consultas_lentas: components["schemas"]["ConsultaLenta"][] | null;
            /** @description The backups; null where this instance keeps none. */
            copias: components["schemas"]["CopiasDaSituacao"] | null;
            /** @description The disk of the data folder; null where it does not say how full it is. */
            disco: components["schemas"]["DiscoDaSituacao"] | null;
            fila: components["schemas"]["FilaDaSituacao"] | null;
            /**
             * Format: date-time
             * @description When this instance was started.
             */
            iniciado_em: string;
            modo: components["schemas"]["Modo"];
            partes: components["schemas"]["ParteDaSituacao"][];
            versoes: {
                /** @description The version of PostgreSQL. */
                banco: string;
                node: string;
                servico: string;
            };
        };
        SituacaoResposta: {
            data: components["schemas"]["SituacaoDoServico"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Format `(99) 99999-9999`. */
        Telefone: string | null;
        Tentativa: {
            em: components["schemas"]["Momento"];
            /**
             * @description Why it failed; null when it was taken.
             * @enum {string|null}
             */
            erro: "endereco_interno" | "tempo_esgotado" | "conexao" | "tls" | "dns" | "redirecionamento" | "status" | "sem_permissao" | null;
            /** @description Duration in milliseconds. */
            ms: number;
            /** @description Beginning of the body that the receiver answered, without secrets and control characters. */
            resposta: string | null;
            /** @description Status of the answer; null when there was none. */
            status: number | null;
        };
        /** @description A place whose cases are reached. */
        Territorio: {
            /** @description `BR`, the two letters of a state, or the seven digits of IBGE's code of a municipality. */
            codigo: string;
            tipo: components["schemas"]["TerritorioTipo"];
        };
        /** @description The places whose cases the account reaches, and what decides it. */
        TerritorioEfetivo: {
            /**
             * @description `administrador`: administrators reach every case. `usuario`: the account's own territories. `grupos`: those of its groups. `nenhum`: neither names any, so the account reaches the whole country.
             * @enum {string}
             */
            origem: "administrador" | "usuario" | "grupos" | "nenhum";
            /** @description The places; empty when the account reaches no case, because the groups that limit it are inactive. */
            territorios: components["schemas"]["Territorio"][];
        };
        TerritorioInformado: {
            /** @description The two letters of a state, or the seven digits of IBGE's code of a municipality. `BR` or nothing for the country. */
            codigo?: string | null;
            tipo: components["schemas"]["TerritorioTipo"];
        };
        /** @description The places that this record itself names; empty when it names none. */
        Territorios: components["schemas"]["Territorio"][];
        TerritoriosDefinidos: {
            message: string;
            territorios: components["schemas"]["Territorios"];
        };
        TerritoriosDefinir: {
            /** @description The places. None may occur twice. */
            territorios: components["schemas"]["TerritorioInformado"][];
        };
        /**
         * @description The whole country, a state, or a municipality.
         * @enum {string}
         */
        TerritorioTipo: "pais" | "uf" | "municipio";
        TesteDeRestauracao: {
            achados: string[];
            bom: boolean;
            /** @description The backup that was tried. */
            copia: string;
            /** Format: date-time */
            em: string;
            segundos: number;
        };
        Texto: string | null;
        TipoAgravo: {
            cid10_codes: string[];
            codigo: components["schemas"]["CodigoAgravo"];
            descricao: string;
            nome: string;
            notificacao_obrigatoria: boolean;
        };
        /**
         * @description Kind of report.
         * @enum {string}
         */
        TipoRelatorio: "boletim";
        Token: {
            access_token: string;
            /** @description Seconds until the access token expires. */
            expires_in: number;
            refresh_token: string;
            /** @constant */
            token_type: "bearer";
            user: {
                email: string;
                id: components["schemas"]["Id"];
                nome: string;
            };
        };
        /** @description The token from the mail. */
        TokenDeMail: string;
        TrocarSenha: {
            /** @description The new password again. */
            confirmar_senha: string;
            senha_atual: components["schemas"]["SenhaInformada"];
            senha_nova: components["schemas"]["SenhaNova"];
        };
        /**
         * @description State code (UF), in upper or lower case; stored and shown in upper case.
         * @enum {string}
         */
        UF: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
        UnidadeNotificante: {
            cnes?: string | null;
            nome?: string | null;
            responsavel?: string | null;
            telefone?: string | null;
        };
        /**
         * @description What becomes of a column: it fills a field, it is compared with others, it is known and has no place in a case, it comes a second time, it has no name, or it is not known.
         * @enum {string}
         */
        UsoDaColuna: "campo" | "conferencia" | "sem_lugar" | "repetida" | "sem_nome" | "desconhecida";
        UsuarioApagar: {
            /** @description Why; it stays in the audit trail. */
            motivo: string;
        };
        UsuarioBusca: {
            filtros?: components["schemas"]["UsuarioFiltro"];
            incluir?: ("grupos" | "permissoes" | "permissoes_efetivas")[];
            ordenacao?: {
                campo: string;
                /** @default asc */
                direcao?: components["schemas"]["Direcao"];
            }[];
            paginacao?: {
                /** @default 1 */
                pagina?: number;
                /** @default 50 */
                tamanho?: number;
            };
        };
        UsuarioBuscaResultado: {
            items: components["schemas"]["UsuarioEncontrado"][];
            meta: components["schemas"]["ListaMeta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        UsuarioCriado: {
            cpf: components["schemas"]["Texto"];
            criado_em: components["schemas"]["Momento"];
            email: string;
            grupos: components["schemas"]["GrupoResumo"][];
            id: components["schemas"]["Id"];
            mensagem: string;
            nome: string;
        };
        UsuarioCriar: {
            /** @default false */
            admin?: boolean;
            /** @default true */
            ativo?: boolean;
            cargo?: components["schemas"]["Rotulo"];
            cidade?: components["schemas"]["Rotulo"];
            /**
             * Format: cpf
             * @description With or without punctuation; unique.
             */
            cpf?: string | null;
            departamento?: components["schemas"]["Rotulo"];
            email: components["schemas"]["Email"];
            estado?: components["schemas"]["Estado"];
            funcao?: components["schemas"]["Rotulo"];
            grupos_ids?: components["schemas"]["GruposIds"];
            instituicao?: components["schemas"]["Rotulo"];
            nome: components["schemas"]["Nome"];
            permissoes_ids?: components["schemas"]["PermissoesIds"];
            senha: components["schemas"]["SenhaNova"];
            telefone?: components["schemas"]["Telefone"];
        };
        UsuarioDetalhe: {
            admin: boolean;
            ativo: boolean;
            atualizado_em: components["schemas"]["Momento"];
            avatar_url: components["schemas"]["Texto"];
            cargo: components["schemas"]["Texto"];
            cidade: components["schemas"]["Texto"];
            /** @description Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
            cpf: string | null;
            criado_em: components["schemas"]["Momento"];
            departamento: components["schemas"]["Texto"];
            email: string;
            /** @description New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
            email_pendente?: string | null;
            email_verificado: boolean;
            estado: components["schemas"]["Estado"];
            grupos: components["schemas"]["GrupoComContagem"][];
            /** @description The latest 100 entries, newest first; only with `include=historico`. */
            historico?: components["schemas"]["HistoricoItem"][];
            id: components["schemas"]["Id"];
            mfa_habilitado: boolean;
            nome: string;
            permissoes_diretas: components["schemas"]["PermissaoRegistro"][];
            /** @description Names of all permissions that the account holds. An administrator holds every permission. */
            permissoes_efetivas: string[];
            plano?: components["schemas"]["Plano"];
            /** @description Masked (`(81) *****-1234`) unless it is the caller's own or the caller holds `usuarios.editar`. */
            telefone: string | null;
            territorio_efetivo: components["schemas"]["TerritorioEfetivo"];
            territorios: components["schemas"]["Territorios"];
            ultimo_acesso: components["schemas"]["MomentoOuNulo"];
        };
        UsuarioEditado: {
            campos_alterados: string[];
            id: components["schemas"]["Id"];
            message: string;
            requer_acao: {
                /** @description A mail with a link was sent to the new address. */
                email_verificacao: boolean;
                /** @description The user's sessions have ended. */
                relogin: boolean;
            };
        };
        UsuarioEditar: {
            admin?: boolean;
            ativo?: boolean;
            readonly atualizado_em?: components["schemas"]["Momento"];
            readonly avatar_url?: components["schemas"]["Texto"];
            cargo?: components["schemas"]["Rotulo"];
            cidade?: components["schemas"]["Rotulo"];
            /** @description Cannot be changed: only the current CPF, with or without punctuation, is accepted. */
            readonly cpf?: string | null;
            readonly criado_em?: components["schemas"]["Momento"];
            departamento?: components["schemas"]["Rotulo"];
            email?: components["schemas"]["Email"];
            readonly email_pendente?: components["schemas"]["Texto"];
            readonly email_verificado?: boolean;
            estado?: components["schemas"]["Estado"];
            funcao?: components["schemas"]["Rotulo"];
            readonly grupos?: components["schemas"]["GrupoComContagem"][];
            grupos_ids?: components["schemas"]["GruposIds"];
            readonly historico?: components["schemas"]["HistoricoItem"][];
            readonly id?: components["schemas"]["Id"];
            instituicao?: components["schemas"]["Rotulo"];
            readonly mfa_habilitado?: boolean;
            nome?: components["schemas"]["Nome"];
            readonly permissoes_diretas?: components["schemas"]["PermissaoRegistro"][];
            readonly permissoes_efetivas?: string[];
            permissoes_ids?: components["schemas"]["PermissoesIds"];
            plano?: components["schemas"]["Plano"];
            /** @description Cannot be changed here. */
            senha?: unknown;
            readonly sessoes_ativas?: components["schemas"]["Sessao"][];
            telefone?: components["schemas"]["Telefone"];
            readonly territorio_efetivo?: components["schemas"]["TerritorioEfetivo"];
            readonly territorios?: components["schemas"]["Territorios"];
            readonly ultimo_acesso?: components["schemas"]["MomentoOuNulo"];
        };
        /** @description A user with the parts that `incluir` names. */
        UsuarioEncontrado: {
            admin: boolean;
            ativo: boolean;
            atualizado_em: components["schemas"]["Momento"];
            avatar_url: components["schemas"]["Texto"];
            cargo: components["schemas"]["Texto"];
            cidade: components["schemas"]["Texto"];
            /** @description Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
            cpf: string | null;
            criado_em: components["schemas"]["Momento"];
            departamento: components["schemas"]["Texto"];
            email: string;
            /** @description New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
            email_pendente?: string | null;
            email_verificado: boolean;
            estado: components["schemas"]["Estado"];
            grupos?: components["schemas"]["GrupoResumo"][];
            id: components["schemas"]["Id"];
            mfa_habilitado: boolean;
            nome: string;
            permissoes_diretas?: components["schemas"]["PermissaoRegistro"][];
            /** @description Names of all permissions that the account holds. An administrator holds every permission. */
            permissoes_efetivas?: string[];
            plano: components["schemas"]["Plano"];
            /** @description Masked (`(81) *****-1234`) unless it is the caller's own or the caller holds `usuarios.editar`. */
            telefone: string | null;
            territorios: components["schemas"]["Territorios"];
            /** @description Number of effective permissions. */
            total_permissoes?: number;
            ultimo_acesso: components["schemas"]["MomentoOuNulo"];
        };
        UsuarioEstatisticas: {
            acessos: {
                /** @description Users last seen today. */
                hoje: number;
                /** @description Users never seen. */
                nunca: number;
                /** @description Users last seen in the period. */
                usuarios_no_periodo: number;
            };
            /** @description Only with `agrupar_por`. */
            agrupamento?: {
                chave: string;
                percentual: number;
                total: number;
            }[];
            /** @description Users who were created in the period and still exist. */
            novos_usuarios_periodo: number;
            periodo: {
                /** Format: date */
                fim: string;
                /** Format: date */
                inicio: string;
                nome: components["schemas"]["Periodo"];
            };
            /** @description Users by UF; those without one under `nao_informado`. */
            por_estado: {
                [key: string]: number;
            };
            /** @description Members by name of group. */
            por_grupo: {
                [key: string]: number;
            };
            seguranca: {
                /** @description Users, active or not, who have the `admin` flag or hold the permission `admin`, directly or through an active group. */
                administradores: number;
                /** @description Emails that are locked now. */
                contas_bloqueadas: number;
                email_verificado: number;
                mfa_habilitado: number;
                mfa_percentual: number;
            };
            total_usuarios: number;
            usuarios_ativos: number;
            usuarios_inativos: number;
        };
        UsuarioExcluido: {
            acoes_realizadas: {
                casos_transferidos: number;
                grupos_removidos: number;
                sessoes_encerradas: number;
                usuario_desativado: boolean;
            };
            avisos: string[];
            message: string;
        };
        UsuarioExportar: {
            /** @description Columns of the file, in this order; all columns when left out. */
            campos?: ("id" | "nome" | "email" | "cpf" | "telefone" | "cargo" | "departamento" | "cidade" | "estado" | "funcao" | "instituicao" | "admin" | "ativo" | "email_verificado" | "mfa_habilitado" | "plano" | "criado_em" | "atualizado_em" | "ultimo_acesso" | "grupos")[];
            filtros?: components["schemas"]["UsuarioFiltro"];
            formato: components["schemas"]["FormatoPlanilha"];
            separador?: components["schemas"]["Separador"];
        };
        /** @description Either one condition (`campo`, `operador`, `valor`), or nested conditions in a list under `and` or `or`, or fields with plain values. When there are several keys, all of them must hold. */
        UsuarioFiltro: {
            admin?: boolean;
            and?: components["schemas"]["UsuarioFiltro"][];
            ativo?: boolean;
            /** @description A field that the list of users filters by. */
            campo?: string;
            cargo?: components["schemas"]["Texto"];
            cidade?: components["schemas"]["Texto"];
            departamento?: components["schemas"]["Texto"];
            email?: string;
            estado?: components["schemas"]["Texto"];
            grupo_id?: components["schemas"]["Id"];
            instituicao?: components["schemas"]["Texto"];
            nome?: string;
            operador?: components["schemas"]["Operador"];
            or?: components["schemas"]["UsuarioFiltro"][];
            /** @description A value of the field's type. With `in` it is a list, or a text of values separated by commas. */
            valor?: string | number | boolean | null | (string | number | boolean | null)[];
        };
        /** @description Fields that every user of Description B has, with its groups and permissions. */
        UsuarioItem: {
            admin: boolean;
            ativo: boolean;
            atualizado_em: components["schemas"]["Momento"];
            avatar_url: components["schemas"]["Texto"];
            cargo: components["schemas"]["Texto"];
            cidade: components["schemas"]["Texto"];
            /** @description Masked (`***.982.247-**`) unless it is the caller's own or the caller holds `usuarios.editar`. */
            cpf: string | null;
            criado_em: components["schemas"]["Momento"];
            departamento: components["schemas"]["Texto"];
            email: string;
            /** @description New address of the account that is not confirmed yet; null when there is no such address. Only the account itself and callers who hold `usuarios.editar` see this field. */
            email_pendente?: string | null;
            email_verificado: boolean;
            estado: components["schemas"]["Estado"];
            grupos: components["schemas"]["GrupoResumo"][];
            id: components["schemas"]["Id"];
            mfa_habilitado: boolean;
            nome: string;
            permissoes_diretas: components["schemas"]["PermissaoRegistro"][];
            plano: components["schemas"]["Plano"];
            /** @description Masked (`(81) *****-1234`) unless it is the caller's own or the caller holds `usuarios.editar`. */
            telefone: string | null;
            territorios: components["schemas"]["Territorios"];
            /** @description Number of effective permissions. */
            total_permissoes: number;
            ultimo_acesso: components["schemas"]["MomentoOuNulo"];
        };
        UsuarioLista: {
            items: components["schemas"]["UsuarioItem"][];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["ListaMeta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        UsuarioPermissoes: {
            grupos: {
                /** @description An inactive group gives no permissions. */
                ativo: boolean;
                descricao: components["schemas"]["Texto"];
                id: components["schemas"]["Id"];
                nome: string;
                permissoes: components["schemas"]["PermissaoRegistro"][];
            }[];
            permissoes_diretas: components["schemas"]["PermissaoRegistro"][];
            permissoes_efetivas: string[];
            /** @description Whether the user has the `admin` flag or holds the permission `admin`. */
            tem_permissao_admin: boolean;
        };
        /** @description Change in percent of the earlier figure, with two decimals; null when that is 0. */
        Variacao: number | null;
        Verificacao: {
            latency_ms: number;
            status: components["schemas"]["EstadoDaParte"];
        };
        Webhook: {
            ativo: boolean;
            atualizado_em: components["schemas"]["Momento"];
            criado_em: components["schemas"]["Momento"];
            /**
             * Format: date-time
             * @description When the service switched it off.
             */
            desligado_em: string | null;
            dono_id: number;
            eventos: components["schemas"]["EventoAssinavel"][];
            /**
             * Format: date-time
             * @description Since when every delivery has failed.
             */
            falhando_desde: string | null;
            /** @description Names of the headers; the values are hidden. */
            headers: {
                [key: string]: "***";
            };
            id: string;
            /**
             * @description Why the service switched it off: the receiver answered 410 (`removido`), or there were five days of failures (`falhas`).
             * @enum {string|null}
             */
            motivo: "removido" | "falhas" | null;
            /**
             * Format: date-time
             * @description Until when deliveries are signed with the former secret too.
             */
            segredo_anterior_ate: string | null;
            url: string;
        };
        WebhookCriado: {
            data: {
                ativo: boolean;
                atualizado_em: components["schemas"]["Momento"];
                criado_em: components["schemas"]["Momento"];
                /**
                 * Format: date-time
                 * @description When the service switched it off.
                 */
                desligado_em: string | null;
                dono_id: number;
                eventos: components["schemas"]["EventoAssinavel"][];
                /**
                 * Format: date-time
                 * @description Since when every delivery has failed.
                 */
                falhando_desde: string | null;
                /** @description Names of the headers; the values are hidden. */
                headers: {
                    [key: string]: "***";
                };
                id: string;
                /**
                 * @description Why the service switched it off: the receiver answered 410 (`removido`), or there were five days of failures (`falhas`).
                 * @enum {string|null}
                 */
                motivo: "removido" | "falhas" | null;
                /** @description Shown only here. */
                segredo: string;
                /**
                 * Format: date-time
                 * @description Until when deliveries are signed with the former secret too.
                 */
                segredo_anterior_ate: string | null;
                url: string;
            };
            meta: components["schemas"]["Meta"];
        };
        WebhookEditado: {
            data: {
                ativo: boolean;
                atualizado_em: components["schemas"]["Momento"];
                criado_em: components["schemas"]["Momento"];
                /**
                 * Format: date-time
                 * @description When the service switched it off.
                 */
                desligado_em: string | null;
                dono_id: number;
                eventos: components["schemas"]["EventoAssinavel"][];
                /**
                 * Format: date-time
                 * @description Since when every delivery has failed.
                 */
                falhando_desde: string | null;
                /** @description Names of the headers; the values are hidden. */
                headers: {
                    [key: string]: "***";
                };
                id: string;
                /**
                 * @description Why the service switched it off: the receiver answered 410 (`removido`), or there were five days of failures (`falhas`).
                 * @enum {string|null}
                 */
                motivo: "removido" | "falhas" | null;
                /** @description Only when the scheme, host or port of the address has changed: the new secret, shown only here. */
                segredo?: string;
                /**
                 * Format: date-time
                 * @description Until when deliveries are signed with the former secret too.
                 */
                segredo_anterior_ate: string | null;
                url: string;
            };
            meta: components["schemas"]["Meta"];
        };
        WebhookEditar: {
            ativo?: boolean;
            readonly atualizado_em?: components["schemas"]["Momento"];
            readonly criado_em?: components["schemas"]["Momento"];
            readonly desligado_em?: components["schemas"]["MomentoOuNulo"];
            readonly dono_id?: number;
            eventos?: components["schemas"]["WebhookEventos"];
            readonly falhando_desde?: components["schemas"]["MomentoOuNulo"];
            headers?: components["schemas"]["WebhookHeaders"];
            readonly id?: string;
            readonly motivo?: string | null;
            readonly segredo_anterior_ate?: components["schemas"]["MomentoOuNulo"];
            url?: components["schemas"]["WebhookUrl"];
        };
        WebhookEventos: components["schemas"]["EventoAssinavel"][];
        /** @description Sent with each delivery. */
        WebhookHeaders: {
            [key: string]: string;
        };
        WebhookLido: {
            data: components["schemas"]["Webhook"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of webhooks in the generic wrapper. */
        WebhookLista: {
            data: components["schemas"]["Webhook"][];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["Meta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        WebhookNovo: {
            /** @default true */
            ativo?: boolean;
            eventos: components["schemas"]["WebhookEventos"];
            headers?: components["schemas"]["WebhookHeaders"];
            url: components["schemas"]["WebhookUrl"];
        };
        WebhookSegredo: {
            data: {
                id: string;
                /** @description Shown only here. */
                segredo: string;
                segredo_anterior_ate: components["schemas"]["Momento"];
            };
            meta: components["schemas"]["Meta"];
        };
        /** @description Address that receives the events; it must be `https` and not one of an internal network. */
        WebhookUrl: string;
        /** @enum {string|null} */
        Zona: "urbana" | "rural" | "periurbana" | "ignorado" | null;
    };
    responses: {
        /** @description `ACCOUNT_LOCKED`: Too many logins have failed, and the account is locked until `locked_until`. Within a session: too many wrong passwords or codes were sent, and this session can try again at that time. */
        AccountLocked: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The delivery. */
        Entrega: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 812,
                 *         "evento_id": "evt_5d0c3e1f7a9b4c2d8e6f0a1b2c3d4e5f",
                 *         "tipo": "agravo.criado",
                 *         "timestamp": "2026-11-15T12:00:00.000Z",
                 *         "dados": {
                 *           "id": 4711,
                 *           "tipo_agravo": "dengue",
                 *           "numero_notificacao": "2026000123"
                 *         },
                 *         "estado": "pendente",
                 *         "proxima_em": "2026-11-15T12:05:21.000Z",
                 *         "concluida_em": null,
                 *         "tentativas": [
                 *           {
                 *             "em": "2026-11-15T12:00:00.100Z",
                 *             "status": 503,
                 *             "erro": "status",
                 *             "ms": 41,
                 *             "resposta": "overloaded"
                 *           },
                 *           {
                 *             "em": "2026-11-15T12:00:05.300Z",
                 *             "status": null,
                 *             "erro": "tempo_esgotado",
                 *             "ms": 15000,
                 *             "resposta": null
                 *           }
                 *         ]
                 *       },
                 *       "meta": {
                 *         "timestamp": "2026-11-15T12:00:00.000Z",
                 *         "version": "1.0.0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EntregaLida"];
            };
        };
        /** @description `IDEMPOTENCY_IN_PROGRESS`: A request with the same `Idempotency-Key` is still under way; try again after `Retry-After` seconds. */
        IdempotencyInProgress: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The image. */
        Imagem: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "image/webp": Blob;
            };
        };
        /** @description `INTERNAL_ERROR`: Something failed in the service. Quote `request_id` when you ask for support. */
        InternalError: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `INVALID_CONFIRMATION_TOKEN`: The token of the confirmation mail is wrong, was used before or has expired.
         *     - `MALFORMED_REQUEST`: The request cannot be read; for example, its body is not valid JSON.
         *     - `HTTPS_REQUIRED`: The request came over plain HTTP, and the service answers HTTPS only.
         */
        InvalidConfirmationToken: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `INVALID_CREDENTIALS`: The email or the password is wrong. */
        InvalidCredentials: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `INVALID_CURRENT_PASSWORD`: The current password is wrong.
         *     - `UNAUTHORIZED`: The access token is missing, invalid, expired or revoked.
         */
        InvalidCurrentPasswordOrUnauthorized: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `INVALID_MFA_CODE`: The code is wrong or has been used before.
         *     - `MALFORMED_REQUEST`: The request cannot be read; for example, its body is not valid JSON.
         *     - `HTTPS_REQUIRED`: The request came over plain HTTP, and the service answers HTTPS only.
         */
        InvalidMfaCode: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `INVALID_REFRESH_TOKEN`: The refresh token is invalid, has expired, was already used or belongs to another account. */
        InvalidRefreshToken: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `INVALID_RESET_TOKEN`: The token of the reset mail is wrong, was used before or has expired.
         *     - `WEAK_PASSWORD`: The new password does not meet the rules, is widely known, is made of the account's own email or name, or is the current password; `details` says what is wrong.
         *     - `MALFORMED_REQUEST`: The request cannot be read; for example, its body is not valid JSON.
         *     - `HTTPS_REQUIRED`: The request came over plain HTTP, and the service answers HTTPS only.
         */
        InvalidResetTokenOrWeakPassword: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `INVALID_UNLOCK_TOKEN`: The token of the mail about a lock is wrong, was used before or has expired.
         *     - `MALFORMED_REQUEST`: The request cannot be read; for example, its body is not valid JSON.
         *     - `HTTPS_REQUIRED`: The request came over plain HTTP, and the service answers HTTPS only.
         */
        InvalidUnlockToken: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the account has three unfinished jobs; `message` says which. In the second case a job has to end, or has to be cancelled with `DELETE /api/v1/jobs/{job_id}`, before another one is accepted. Try again after `Retry-After` seconds. */
        LimiteDeJobs: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `MALFORMED_REQUEST`: The request cannot be read; for example, its body is not valid JSON.
         *     - `HTTPS_REQUIRED`: The request came over plain HTTP, and the service answers HTTPS only.
         */
        MalformedRequestOrHttpsRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `MFA_REQUIRED`: The account has multi-factor authentication. Log in at `/api/v1/auth/login` with `mfa_code`, or confirm the password with it. */
        MfaRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `MISSING_REASON`: The reason (`motivo`) is missing.
         *     - `MALFORMED_REQUEST`: The request cannot be read; for example, its body is not valid JSON.
         *     - `HTTPS_REQUIRED`: The request came over plain HTTP, and the service answers HTTPS only.
         */
        MissingReason: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `NOT_FOUND`: There is no such record. */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The news. */
        Noticia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 12,
                 *         "titulo": "Semana de combate à dengue",
                 *         "resumo": "Mutirões em todos os bairros até sábado.",
                 *         "idioma": "pt-BR",
                 *         "tags": [
                 *           "dengue",
                 *           "mutirão"
                 *         ],
                 *         "imagem": "/api/v1/noticias/12/imagem",
                 *         "estado": "publicada",
                 *         "publicar_em": "2026-11-15T12:00:00.000Z",
                 *         "autor": {
                 *           "id": 7,
                 *           "nome": "Ana Souza"
                 *         },
                 *         "criado_em": "2026-11-14T18:00:00.000Z",
                 *         "atualizado_em": "2026-11-15T11:00:00.000Z",
                 *         "corpo": "Os mutirões **começam na segunda**:\n\n- Boa Vista\n- Casa Amarela\n",
                 *         "corpo_html": "<p>Os mutirões <strong>começam na segunda</strong>:</p>\n<ul>\n<li>Boa Vista</li>\n<li>Casa Amarela</li>\n</ul>"
                 *       },
                 *       "meta": {
                 *         "timestamp": "2026-11-15T12:00:00.000Z",
                 *         "version": "1.0.0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NoticiaLida"];
            };
        };
        /**
         * @description - `OUT_OF_TERRITORY`: The change would give somebody a territory that the caller does not have, or concerns an account or a group that reaches beyond the caller's.
         *     - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        OutOfTerritoryOrPermissionDeniedGruposDeletarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `OUT_OF_TERRITORY`: The change would give somebody a territory that the caller does not have, or concerns an account or a group that reaches beyond the caller's.
         *     - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        OutOfTerritoryOrPermissionDeniedGruposEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `OUT_OF_TERRITORY`: The change would give somebody a territory that the caller does not have, or concerns an account or a group that reaches beyond the caller's.
         *     - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        OutOfTerritoryOrPermissionDeniedUsuariosCriarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `OUT_OF_TERRITORY`: The change would give somebody a territory that the caller does not have, or concerns an account or a group that reaches beyond the caller's.
         *     - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        OutOfTerritoryOrPermissionDeniedUsuariosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `OUT_OF_TERRITORY`: The change would give somebody a territory that the caller does not have, or concerns an account or a group that reaches beyond the caller's.
         *     - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        OutOfTerritoryOrPermissionDeniedUsuariosGerenciarGruposOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `OUT_OF_TERRITORY`: The change would give somebody a territory that the caller does not have, or concerns an account or a group that reaches beyond the caller's.
         *     - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        OutOfTerritoryOrPermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account. */
        PasswordChangeRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `PAYLOAD_TOO_LARGE`: The request body is larger than the `x-body-limit` of the operation, a file in it is larger than its `x-max-bytes`, or a body of more than 64 KiB has more than 20,000 values. */
        PayloadTooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedAdminOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedAgravosCriarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedAgravosDeletarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedAgravosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedAgravosEstatisticasOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedAgravosExportarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedAgravosImportarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedAgravosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `REAUTHENTICATION_REQUIRED`: The login of this session is more than 15 minutes old, and the operation affects the security of an account. Send the password to `/api/v1/auth/reauthenticate`, then try again within 15 minutes.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedAgravosListarOrReauthenticationRequiredOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedGruposCriarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedGruposEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedGruposListarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedNoticiasCriarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedNoticiasDeletarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedNoticiasEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedNoticiasListarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedRelatoriosExportarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedRelatoriosGerarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedUsuariosDeletarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedUsuariosExportarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        PermissionDeniedUsuariosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `PRECONDITION_FAILED`: The record no longer matches the tag in `If-Match`. Read it again. */
        PreconditionFailed: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
        RateLimitExceeded: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `REAUTHENTICATION_REQUIRED`: The login of this session is more than 15 minutes old, and the operation affects the security of an account. Send the password to `/api/v1/auth/reauthenticate`, then try again within 15 minutes.
         *     - `OUT_OF_TERRITORY`: The change would give somebody a territory that the caller does not have, or concerns an account or a group that reaches beyond the caller's.
         *     - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        ReauthenticationRequiredOrOutOfTerritoryOrPermissionDeniedUsuariosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `REAUTHENTICATION_REQUIRED`: The login of this session is more than 15 minutes old, and the operation affects the security of an account. Send the password to `/api/v1/auth/reauthenticate`, then try again within 15 minutes.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         */
        ReauthenticationRequiredOrPasswordChangeRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `REAUTHENTICATION_REQUIRED`: The login of this session is more than 15 minutes old, and the operation affects the security of an account. Send the password to `/api/v1/auth/reauthenticate`, then try again within 15 minutes.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        ReauthenticationRequiredOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `REAUTHENTICATION_REQUIRED`: The login of this session is more than 15 minutes old, and the operation affects the security of an account. Send the password to `/api/v1/auth/reauthenticate`, then try again within 15 minutes.
         *     - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        ReauthenticationRequiredOrPermissionDeniedAdminOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `REAUTHENTICATION_REQUIRED`: The login of this session is more than 15 minutes old, and the operation affects the security of an account. Send the password to `/api/v1/auth/reauthenticate`, then try again within 15 minutes.
         *     - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         */
        ReauthenticationRequiredOrPermissionDeniedUsuariosExportarOrPasswordChangeRequiredOrMfaEnrolmentRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `SERVICE_UNAVAILABLE`: The service cannot answer now, or has been switched to a mode in which it does not; try again after `Retry-After` seconds. */
        ServiceUnavailable: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `SESSION_NOT_FOUND`: The caller has no open session with this id.
         *     - `NOT_FOUND`: There is no such record.
         */
        SessionNotFoundOrNotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `UNAUTHORIZED`: The access token is missing, invalid, expired or revoked. */
        Unauthorized: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `UNSUPPORTED_MEDIA_TYPE`: The operation does not take a body of this content type. */
        UnsupportedMediaType: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `WEAK_PASSWORD`: The new password does not meet the rules, is widely known, is made of the account's own email or name, or is the current password; `details` says what is wrong.
         *     - `MALFORMED_REQUEST`: The request cannot be read; for example, its body is not valid JSON.
         *     - `HTTPS_REQUIRED`: The request came over plain HTTP, and the service answers HTTPS only.
         */
        WeakPassword: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The webhook. */
        Webhook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d",
                 *         "url": "https://vigilancia.saude.example/eventos",
                 *         "eventos": [
                 *           "agravo.criado",
                 *           "agravo.atualizado"
                 *         ],
                 *         "ativo": true,
                 *         "headers": {
                 *           "Authorization": "***"
                 *         },
                 *         "dono_id": 7,
                 *         "falhando_desde": null,
                 *         "desligado_em": null,
                 *         "motivo": null,
                 *         "segredo_anterior_ate": null,
                 *         "criado_em": "2026-11-15T12:00:00.000Z",
                 *         "atualizado_em": "2026-11-15T12:00:00.000Z"
                 *       },
                 *       "meta": {
                 *         "timestamp": "2026-11-15T12:00:00.000Z",
                 *         "version": "1.0.0"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookLido"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
         * @example pt-BR
         */
        AcceptLanguage: string;
        /**
         * @description Id of the schedule, `agd_` followed by a UUID. Anything else is answered with 404.
         * @example agd_7c1d2e3f-4a5b-4c6d-8e9f-0a1b2c3d4e5f
         */
        AgendamentoId: string;
        /**
         * @description Hexadecimal HMAC-SHA256 of the raw body. The key is the whole secret as text, `whsec_` included.
         * @example 5f2b1c0d9e8f7a6b5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b
         */
        Assinatura: string;
        /**
         * @description The same signature made with the former secret, for 24 hours after it was replaced.
         * @example 0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b9c
         */
        AssinaturaAnterior: string;
        /**
         * @description Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
         * @example {"or":[{"estado":"falhou"},{"tipo":"webhook.teste"}]}
         */
        BuscaDeEntregas: string;
        /**
         * @description A text to look for in title, summary, body and tags; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
         * @example dengue
         */
        BuscaDeNoticias: string;
        /**
         * @description Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
         * @example {"ativo":true}
         */
        BuscaDeWebhooks: string;
        /**
         * @description Id of the delivery.
         * @example 812
         */
        EntregaId: number;
        /**
         * @description Id of the group.
         * @example 3
         */
        GrupoId: components["schemas"]["Id"];
        /**
         * @description Id of the record.
         * @example 7
         */
        Id: components["schemas"]["Id"];
        /**
         * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
         * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
         * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
         */
        IfMatch: string;
        /**
         * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
         * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
         */
        IfNoneMatch: string;
        /**
         * @description Id of the job, `job_` followed by a UUID. Anything else is answered with 404.
         * @example job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
         */
        JobId: string;
        /**
         * @description Municipality of residence: its IBGE code, with six or seven digits, or its name, whatever the case and the accents. A name that several states have needs `estado`. What is no municipality, or not one of `estado`, is answered with 422.
         * @example 2611606
         */
        municipio: string;
        /**
         * @description Direction of the sort.
         * @example asc
         */
        Order: components["schemas"]["Direcao"];
        /**
         * @description Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not.
         * @example desc
         */
        OrderDesc: components["schemas"]["Direcao"];
        /**
         * @description Page number; starts at 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Id of the permission.
         * @example 12
         */
        PermissaoId: components["schemas"]["Id"];
        /**
         * @description Id of the report, `rel_` followed by a UUID. Anything else is answered with 404.
         * @example rel_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
         */
        RelatorioId: string;
        /**
         * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
         * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
         */
        RequestId: string;
        /**
         * @description A text to look for; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
         * @example souza
         */
        Search: string;
        /**
         * @description Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
         * @example {"or":[{"status":"failed"},{"progress":{"lt":50}}]}
         */
        SearchJson: string;
        /**
         * @description Page size.
         * @example 50
         */
        Size: number;
        /**
         * @description Header of Standard Webhooks, the id of the event.
         * @example evt_5d0c3e1f7a9b4c2d8e6f0a1b2c3d4e5f
         */
        StandardId: string;
        /**
         * @description Header of Standard Webhooks, `v1,` followed by the base64 HMAC-SHA256 of `id.timestamp.body`. The key is the 32 bytes that the base64 text after `whsec_` in the secret encodes. Several signatures are separated by spaces.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        StandardSignature: string;
        /**
         * @description Header of Standard Webhooks, the time of this attempt in seconds since 1970.
         * @example 1794744000
         */
        StandardTimestamp: string;
        /**
         * @description Id of the user.
         * @example 7
         */
        UsuarioId: components["schemas"]["Id"];
        /**
         * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
         * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
         */
        WebhookId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Name under which to store the file.
         * @example attachment; filename="usuarios.csv"
         */
        ContentDisposition: string;
        /**
         * @description Language of the messages in the response.
         * @example pt-BR
         */
        ContentLanguage: "pt-BR" | "en-US" | "es-ES";
        /**
         * @description Milliseconds of the database that lists, searches and statistics of an account may take in a minute.
         * @example 30000
         */
        DatabaseTimeLimit: number;
        /**
         * @description Milliseconds of the database that are left in that minute.
         * @example 29988
         */
        DatabaseTimeRemaining: number;
        /**
         * @description Seconds until that minute ends.
         * @example 60
         */
        DatabaseTimeResetAfter: number;
        /**
         * @description Identifies what the answer shows of the record to this caller. It changes when any part of that changes. Send it back as `If-None-Match` or `If-Match`.
         * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
         */
        ETag: string;
        /**
         * @description The answer is the one to an earlier request with the same `Idempotency-Key`; nothing was done this time.
         * @example true
         */
        IdempotencyReplayed: "true";
        /**
         * @description Requests allowed in a window. There are two windows, a minute and an hour; the headers describe the one with fewer requests left.
         * @example 50
         */
        RateLimitLimit: number;
        /**
         * @description Requests left in that window.
         * @example 49
         */
        RateLimitRemaining: number;
        /**
         * @description When the window ends, in seconds since 1970.
         * @example 1794744060
         */
        RateLimitReset: number;
        /**
         * @description Seconds until the window ends.
         * @example 60
         */
        RateLimitResetAfter: number;
        /**
         * @description Id of the request, as the client sent it or as the service made it.
         * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
         */
        RequestId: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 5
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    obterModo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mode. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "modo": "normal",
                     *         "mensagem": null,
                     *         "desde": null,
                     *         "alterado_por_id": null
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ModoResposta"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAdminOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    alterarModo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModoAlterar"];
            };
        };
        responses: {
            /** @description The mode as it is now. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "modo": "normal",
                     *         "mensagem": null,
                     *         "desde": "2026-11-15T12:00:00.000Z",
                     *         "alterado_por_id": 1
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ModoResposta"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAdminOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "modo",
                     *             "message": "Valor não permitido; use um destes: normal, somente_leitura, manutencao.",
                     *             "code": "INVALID_VALUE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterSituacao: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "versoes": {
                     *           "servico": "0.1.0",
                     *           "node": "v22.12.0",
                     *           "banco": "18.4"
                     *         },
                     *         "ambiente": "production",
                     *         "modo": "normal",
                     *         "iniciado_em": "2026-11-14T12:00:00.000Z",
                     *         "configuracao": [
                     *           {
                     *             "nome": "APP_ENV",
                     *             "valor": "production"
                     *           },
                     *           {
                     *             "nome": "DATABASE_URL",
                     *             "valor": "postgres://saude@db.example:5432/saude"
                     *           },
                     *           {
                     *             "nome": "JWT_SECRET",
                     *             "valor": "***"
                     *           }
                     *         ],
                     *         "partes": [
                     *           {
                     *             "nome": "database",
                     *             "estado": "ok",
                     *             "latencia_ms": 1.2,
                     *             "ultima_vez": null
                     *           },
                     *           {
                     *             "nome": "queue",
                     *             "estado": "ok",
                     *             "latencia_ms": null,
                     *             "ultima_vez": "2026-11-15T11:59:58.000Z"
                     *           }
                     *         ],
                     *         "fila": {
                     *           "pendentes": 3,
                     *           "em_execucao": 1,
                     *           "falhas": 0,
                     *           "mais_antiga_segundos": 2
                     *         },
                     *         "disco": {
                     *           "tamanho": 107374182400,
                     *           "livre": 53687091200,
                     *           "minimo_livre": 536870912,
                     *           "usos": [
                     *             {
                     *               "tipo": "imports",
                     *               "usado": 1048576,
                     *               "cota": 21474836480
                     *             }
                     *           ]
                     *         },
                     *         "copias": {
                     *           "ultima_em": "2026-11-15T03:00:00.000Z",
                     *           "mesmo_disco": false,
                     *           "falhas": 0,
                     *           "verificada_em": "2026-11-15T04:00:00.000Z",
                     *           "achados": [],
                     *           "teste": {
                     *             "em": "2026-11-15T05:00:00.000Z",
                     *             "copia": "20261115T030000Z",
                     *             "bom": true,
                     *             "segundos": 42,
                     *             "achados": []
                     *           }
                     *         },
                     *         "consultas_lentas": [
                     *           {
                     *             "consulta": "select count(*) from casos where tipo_agravo = $1",
                     *             "chamadas": 120,
                     *             "total_ms": 5400.5,
                     *             "media_ms": 45
                     *           }
                     *         ],
                     *         "certificado": {
                     *           "origem": "informado",
                     *           "expira_em": "2027-02-01T00:00:00.000Z"
                     *         },
                     *         "bloqueios": {
                     *           "total": 1,
                     *           "contas": [
                     *             {
                     *               "id": 7,
                     *               "nome": "Ana Souza",
                     *               "email": "ana@example.org"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SituacaoResposta"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAdminOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarCasos: {
        parameters: {
            query?: {
                /**
                 * @description Disease; the same as `tipo_agravo`.
                 * @example dengue
                 */
                agravo_codigo?: "dengue" | "zika" | "chikungunya";
                /**
                 * @description Changed at; a date (in Brasília time) or a date-time.
                 * @example 2024-03-01
                 */
                atualizado_em?: string;
                /**
                 * @description Neighbourhood contains.
                 * @example boa viagem
                 */
                bairro?: string;
                /**
                 * @description Final classification, exactly as it is stored. For confirmed and discarded cases as the statistics count them use `situacao`.
                 * @example dengue_grave
                 */
                classificacao?: "dengue_sem_sinais_alarme" | "dengue_com_sinais_alarme" | "dengue_grave" | "confirmado" | "descartado" | "inconclusivo" | "em_investigacao" | "dengue_classico" | "dengue_com_complicacoes" | "febre_hemorragica_dengue" | "sindrome_choque_dengue";
                /**
                 * @description Final classification.
                 * @example dengue_grave
                 */
                classificacao_final?: "dengue_sem_sinais_alarme" | "dengue_com_sinais_alarme" | "dengue_grave" | "confirmado" | "descartado" | "inconclusivo" | "em_investigacao" | "dengue_classico" | "dengue_com_complicacoes" | "febre_hemorragica_dengue" | "sindrome_choque_dengue";
                /**
                 * @description Recorded at; a date (in Brasília time) or a date-time.
                 * @example 2024-03-01
                 */
                criado_em?: string;
                /**
                 * @description Criterion of confirmation.
                 * @example laboratorial
                 */
                criterio_confirmacao?: "laboratorial" | "clinico_epidemiologico" | "em_investigacao";
                /**
                 * @description Notified on or before this day, which may not be before `data_inicio`.
                 * @example 2024-12-31
                 */
                data_fim?: string;
                /**
                 * @description Notified on or after this day, which is a date or a date-time with a time zone.
                 * @example 2024-01-01
                 */
                data_inicio?: string;
                /**
                 * @description Date of the first symptoms.
                 * @example 2024-02-26
                 */
                data_inicio_sintomas?: string;
                /**
                 * @description Day of the notification: a date, or a date-time with a time zone, which stands for its day in Brasília.
                 * @example 2024-03-01
                 */
                data_notificacao?: string;
                /**
                 * @description The same as `data_fim`.
                 * @example 2024-12-31
                 */
                data_notificacao_fim?: string;
                /**
                 * @description The same as `data_inicio`.
                 * @example 2024-01-01
                 */
                data_notificacao_inicio?: string;
                /**
                 * @description State of residence (UF).
                 * @example PE
                 */
                estado?: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
                /**
                 * @description Outcome.
                 * @example cura
                 */
                evolucao?: "cura" | "obito" | "obito_outras_causas" | "obito_em_investigacao" | "ignorado";
                /**
                 * @description Whether the patient is pregnant.
                 * @example false
                 */
                gestante?: boolean;
                /**
                 * @description Whether the patient was hospitalised.
                 * @example true
                 */
                hospitalizacao?: boolean;
                /**
                 * @description Id.
                 * @example 7
                 */
                id?: number;
                /**
                 * @description Age in whole years.
                 * @example 30
                 */
                idade?: number;
                /**
                 * @description Municipality of residence: a part of its name, or its IBGE code.
                 * @example recife
                 */
                municipio?: string;
                /**
                 * @description Number of the notification.
                 * @example 2024000123
                 */
                numero_notificacao?: string;
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "tipo_agravo[eq]": "dengue"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not.
                 * @example desc
                 */
                order?: components["parameters"]["OrderDesc"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Race.
                 * @example parda
                 */
                raca?: "branca" | "preta" | "amarela" | "parda" | "indigena" | "ignorado";
                /**
                 * @description A text to look for; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example souza
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Sex.
                 * @example F
                 */
                sexo?: "M" | "F" | "I";
                /**
                 * @description What the statistics count the case as: `confirmado` (any classification that confirms the disease, `dengue_grave` too), `descartado`, or `em_investigacao` for everything else, inconclusive cases and those without a classification included.
                 * @example confirmado
                 */
                situacao?: "confirmado" | "descartado" | "em_investigacao";
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `data_notificacao`.
                 * @example data_notificacao
                 */
                sort?: "data_notificacao" | "data_inicio_sintomas" | "criado_em" | "atualizado_em" | "numero_notificacao" | "municipio" | "estado" | "classificacao_final" | "evolucao" | "idade" | "id";
                /**
                 * @description State of the case.
                 * @example encerrado
                 */
                status?: "em_investigacao" | "encerrado";
                /**
                 * @description Disease.
                 * @example dengue
                 */
                tipo_agravo?: "dengue" | "zika" | "chikungunya";
                /**
                 * @description Zone of residence.
                 * @example urbana
                 */
                zona?: "urbana" | "rural" | "periurbana" | "ignorado";
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cases. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "tipos": [
                     *         {
                     *           "id": 7,
                     *           "tipo_agravo": "dengue",
                     *           "numero_notificacao": "2024000123",
                     *           "data_notificacao": "2024-03-01T00:00:00-03:00",
                     *           "data_inicio_sintomas": "2024-02-26",
                     *           "paciente": {
                     *             "nome": "M. S. S.",
                     *             "idade": 34,
                     *             "sexo": "F",
                     *             "gestante": false
                     *           },
                     *           "endereco": {
                     *             "municipio_residencia": "Recife",
                     *             "estado_residencia": "PE",
                     *             "bairro": "Boa Viagem",
                     *             "zona": "urbana"
                     *           },
                     *           "classificacao_final": "dengue_com_sinais_alarme",
                     *           "criterio_confirmacao": "laboratorial",
                     *           "evolucao": "cura",
                     *           "hospitalizacao": true,
                     *           "dados_especificos": {
                     *             "febre": true,
                     *             "mialgia": null,
                     *             "cefaleia": null,
                     *             "exantema": null,
                     *             "nausea": null,
                     *             "dor_retro_orbital": null,
                     *             "artralgia": null,
                     *             "petequias": null,
                     *             "sinais_alarme": null,
                     *             "prova_laco": "negativa",
                     *             "trimestre_gestacional": null
                     *           },
                     *           "unidade_notificante": {
                     *             "nome": "UPA Imbiribeira",
                     *             "cnes": "0000477"
                     *           },
                     *           "criado_em": "2024-03-01T14:00:00.000Z",
                     *           "atualizado_em": "2024-03-05T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/agravos/casos?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/agravos/casos?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CasoLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    criarCaso: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tipo_agravo": "dengue",
                 *       "numero_notificacao": "2024000123",
                 *       "data_notificacao": "2024-03-01",
                 *       "data_inicio_sintomas": "2024-02-26",
                 *       "paciente_nome": "Maria da Silva Santos",
                 *       "paciente_data_nascimento": "1990-01-15",
                 *       "paciente_sexo": "F",
                 *       "paciente_gestante": false,
                 *       "municipio_residencia": "Recife",
                 *       "estado_residencia": "PE",
                 *       "bairro_residencia": "Boa Viagem",
                 *       "zona_residencia": "urbana",
                 *       "dados_especificos": {
                 *         "febre": true,
                 *         "mialgia": true,
                 *         "prova_laco": "negativa"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CasoCriar"];
            };
        };
        responses: {
            /** @description The case was recorded. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "tipo_agravo": "dengue",
                     *       "numero_notificacao": "2024000123",
                     *       "status": "em_investigacao",
                     *       "criado_em": "2026-11-15T12:00:00.000Z",
                     *       "mensagem": "Caso registrado."
                     *     }
                     */
                    "application/json": components["schemas"]["CasoCriado"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosCriarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterCaso: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated list of `historico`, `anexos`, `investigacao`.
                 * @example [
                 *       "anexos"
                 *     ]
                 */
                include?: ("historico" | "anexos" | "investigacao")[];
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "tipo_agravo": "dengue",
                     *       "numero_notificacao": "2024000123",
                     *       "data_notificacao": "2024-03-01T00:00:00-03:00",
                     *       "data_inicio_sintomas": "2024-02-26",
                     *       "status": "em_investigacao",
                     *       "paciente": {
                     *         "nome": "M. S. S.",
                     *         "idade": 34,
                     *         "sexo": "F",
                     *         "gestante": false,
                     *         "raca": "parda",
                     *         "escolaridade": "medio_completo",
                     *         "ocupacao": null
                     *       },
                     *       "endereco": {
                     *         "municipio_residencia": "Recife",
                     *         "estado_residencia": "PE",
                     *         "bairro": "Boa Viagem",
                     *         "zona": "urbana",
                     *         "logradouro": "Rua dos Navegantes",
                     *         "numero": "123",
                     *         "cep": "51020010",
                     *         "latitude": -8.11987,
                     *         "longitude": -34.90144
                     *       },
                     *       "municipio_infeccao": "Recife",
                     *       "estado_infeccao": "PE",
                     *       "pais_infeccao": "Brasil",
                     *       "classificacao_inicial": "dengue_classico",
                     *       "classificacao_final": "dengue_com_sinais_alarme",
                     *       "criterio_confirmacao": "laboratorial",
                     *       "evolucao": "cura",
                     *       "hospitalizacao": true,
                     *       "dados_especificos": {
                     *         "febre": true,
                     *         "mialgia": null,
                     *         "cefaleia": null,
                     *         "exantema": null,
                     *         "nausea": null,
                     *         "dor_retro_orbital": null,
                     *         "artralgia": null,
                     *         "petequias": null,
                     *         "sinais_alarme": null,
                     *         "prova_laco": "negativa",
                     *         "trimestre_gestacional": null
                     *       },
                     *       "dados_clinicos": {
                     *         "sinais_sintomas": {
                     *           "febre": true,
                     *           "mialgia": null,
                     *           "cefaleia": null,
                     *           "exantema": null,
                     *           "nausea": null,
                     *           "dor_retro_orbital": null,
                     *           "artralgia": null,
                     *           "dor_abdominal": true,
                     *           "vomito_persistente": false,
                     *           "hepatomegalia": null,
                     *           "sangramento_mucosa": null,
                     *           "letargia": null,
                     *           "acumulo_liquidos": null
                     *         },
                     *         "sinais_alarme": [
                     *           "dor_abdominal"
                     *         ],
                     *         "comorbidades": [
                     *           "diabetes"
                     *         ],
                     *         "hospitalizacao": true,
                     *         "data_internacao": "2024-03-02",
                     *         "uti": false
                     *       },
                     *       "dados_laboratoriais": {
                     *         "ns1": "positivo",
                     *         "igm": null,
                     *         "pcr": null,
                     *         "isolamento_viral": null,
                     *         "plaquetas": 90000,
                     *         "hematocrito": 44.5
                     *       },
                     *       "data_encerramento": null,
                     *       "data_obito": null,
                     *       "investigacao": {
                     *         "locais_frequentados": [
                     *           {
                     *             "local": "Escola Municipal",
                     *             "endereco": "Rua da Aurora, 10",
                     *             "periodo": "manhã"
                     *           }
                     *         ],
                     *         "viagem_recente": false,
                     *         "contato_casos_similares": true
                     *       },
                     *       "historico": [
                     *         {
                     *           "data": "2026-11-15T12:00:00.000Z",
                     *           "acao": "caso.criado",
                     *           "usuario": {
                     *             "id": 7,
                     *             "nome": "Ana Souza"
                     *           },
                     *           "detalhes": {}
                     *         }
                     *       ],
                     *       "unidade_notificante": {
                     *         "nome": "UPA Imbiribeira",
                     *         "cnes": "0000477",
                     *         "telefone": null,
                     *         "responsavel": null
                     *       },
                     *       "criado_em": "2026-11-15T12:00:00.000Z",
                     *       "atualizado_em": "2026-11-15T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CasoDetalhe"];
                };
            };
            /** @description Nothing has changed; there is no body. */
            304: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "include",
                     *             "message": "Valor não permitido; use um destes: historico, anexos, investigacao.",
                     *             "code": "INVALID_VALUE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editarCaso: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classificacao_final": "dengue_grave",
                 *       "evolucao": "obito",
                 *       "data_obito": "2024-03-08",
                 *       "dados_laboratoriais": {
                 *         "ns1": "positivo"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CasoEditar"];
            };
        };
        responses: {
            /** @description What was changed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "message": "Caso atualizado.",
                     *       "atualizado_em": "2026-11-15T12:00:00.000Z",
                     *       "campos_alterados": [
                     *         "classificacao_final",
                     *         "dados_laboratoriais.ns1",
                     *         "data_obito",
                     *         "evolucao"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CasoEditado"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "tipo_agravo",
                     *             "message": "Valor não permitido; use um destes: dengue, zika, chikungunya.",
                     *             "code": "INVALID_VALUE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    excluirCaso: {
        parameters: {
            query?: {
                /**
                 * @description Delete although the case is closed.
                 * @example false
                 */
                force?: boolean;
                /**
                 * @description Reason.
                 * @example Registro em duplicidade
                 */
                motivo?: string;
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case is deleted. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MissingReason"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosDeletarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    anexarArquivo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    arquivo: Blob;
                    descricao?: string;
                    /** @default outro */
                    tipo?: components["schemas"]["AnexoTipo"];
                };
            };
        };
        responses: {
            /** @description The file was attached. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "nome": "exame.pdf",
                     *       "tipo": "exame",
                     *       "tamanho": 34567,
                     *       "url": "/api/v1/agravos/casos/7/anexos/3",
                     *       "uploaded_at": "2026-11-15T12:00:00.000Z",
                     *       "descricao": "NS1",
                     *       "enviado_por": {
                     *         "id": 7,
                     *         "nome": "Ana Souza"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Anexo"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    baixarAnexo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the attachment.
                 * @example 3
                 */
                anexo_id: components["schemas"]["Id"];
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removerAnexo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the attachment.
                 * @example 3
                 */
                anexo_id: components["schemas"]["Id"];
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachment is removed. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importarCasos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    formato: components["schemas"]["FormatoImportacao"];
                    /**
                     * @description Import the rows that are right although others are wrong.
                     * @default false
                     */
                    ignorar_erros?: boolean;
                    /** @default validar */
                    modo?: components["schemas"]["ModoImportacao"];
                };
            };
        };
        responses: {
            /** @description The job was accepted. */
            202: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *       "status": "processing",
                     *       "status_url": "/api/v1/jobs/job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *       "message": "Importação iniciada."
                     *     }
                     */
                    "application/json": components["schemas"]["JobAceito"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosImportarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["LimiteDeJobs"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inspecionarArquivo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    formato: components["schemas"]["FormatoImportacao"];
                };
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "formato": "csv",
                     *       "codificacao": "utf-8",
                     *       "separador": ";",
                     *       "compactacao": null,
                     *       "layout": "E",
                     *       "colunas": [
                     *         {
                     *           "coluna": "NU_NOTIFIC",
                     *           "campo": "numero_notificacao",
                     *           "uso": "campo"
                     *         },
                     *         {
                     *           "coluna": "ID_AGRAVO",
                     *           "campo": "tipo_agravo",
                     *           "uso": "campo"
                     *         },
                     *         {
                     *           "coluna": "DT_NOTIFIC",
                     *           "campo": "data_notificacao",
                     *           "uso": "campo"
                     *         },
                     *         {
                     *           "coluna": "NU_LOTE_I",
                     *           "campo": null,
                     *           "uso": "sem_lugar"
                     *         },
                     *         {
                     *           "coluna": "OBS2",
                     *           "campo": null,
                     *           "uso": "desconhecida"
                     *         }
                     *       ],
                     *       "nao_reconhecidas": [
                     *         "OBS2"
                     *       ],
                     *       "faltando": [],
                     *       "linhas": [
                     *         {
                     *           "linha": 2,
                     *           "tipo_agravo": "dengue",
                     *           "numero_notificacao": "2024000123",
                     *           "data_notificacao": "2024-03-01",
                     *           "ignorada": false,
                     *           "valores": {
                     *             "tipo_agravo": "dengue",
                     *             "numero_notificacao": "2024000123",
                     *             "data_notificacao": "2024-03-01",
                     *             "classificacao_final": "dengue_grave"
                     *           },
                     *           "erros": [],
                     *           "avisos": [
                     *             {
                     *               "linha": 2,
                     *               "numero_notificacao": "2024000123",
                     *               "aviso": "O desfecho obito precisa da data do óbito.",
                     *               "campo": "DT_OBITO",
                     *               "valor": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Inspecao"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosImportarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "formato",
                     *             "message": "Valor não permitido; use um destes: csv, xlsx, dbf.",
                     *             "code": "INVALID_VALUE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resumirCasos: {
        parameters: {
            query?: {
                /**
                 * @description Adds `serie`, for at most 3,660 days (`dia`), 18,300 days (`semana`) or 73,200 days (`mes`).
                 * @example semana
                 */
                agregacao?: "dia" | "semana" | "mes";
                /**
                 * @description Adds to each item of `serie` the cases of the same week or month of this many years before. Only with `agregacao=semana` or `agregacao=mes`, and from 1900 on; otherwise it is answered with 422.
                 * @example 2
                 */
                anos_anteriores?: number;
                /**
                 * @description Adds an alert channel to each item of `serie`, from the same week or month of former years. `quartis`: first quartile, median and third quartile, with linear interpolation. `media_dp`: mean, and two standard deviations (of a sample) below and above it, not below 0. Under the same conditions as `anos_anteriores`.
                 * @example quartis
                 */
                canal?: "quartis" | "media_dp";
                /**
                 * @description How many years before each item the channel looks at. Those in which nobody in the country was notified with the disease are left out; where fewer than three years are left, the item has no channel.
                 * @example 5
                 */
                canal_anos?: number;
                /**
                 * @description Comma-separated: earlier periods to compare with, from 1900 on. `anterior`: as many days just before. `ano_anterior`: the same epidemiological weeks of the year before; as many days, moved back by 52 or 53 whole weeks, so that the first day is in the week of the same number.
                 * @example [
                 *       "anterior",
                 *       "ano_anterior"
                 *     ]
                 */
                comparar?: ("anterior" | "ano_anterior")[];
                /**
                 * @description Last day of notification, not before `data_inicio`. When left out, today or, if that is later, `data_inicio`.
                 * @example 2024-12-31
                 */
                data_fim?: components["schemas"]["DiaInformado"];
                /**
                 * @description First day of notification, a date or a date-time with a time zone. When left out, 1 January of the year of the last day.
                 * @example 2024-01-01
                 */
                data_inicio?: components["schemas"]["DiaInformado"];
                /**
                 * @description State of residence (UF).
                 * @example PE
                 */
                estado?: components["schemas"]["UF"];
                /**
                 * @description Comma-separated metrics of the series; all of them when left out. Only together with `agregacao`; without it they are answered with 422.
                 * @example [
                 *       "total",
                 *       "obitos"
                 *     ]
                 */
                metricas?: ("total" | "confirmados" | "descartados" | "hospitalizados" | "obitos")[];
                /**
                 * @description Municipality of residence: its IBGE code, with six or seven digits, or its name, whatever the case and the accents. A name that several states have needs `estado`. What is no municipality, or not one of `estado`, is answered with 422.
                 * @example 2611606
                 */
                municipio?: components["parameters"]["municipio"];
                /**
                 * @description Disease.
                 * @example dengue
                 */
                tipo_agravo?: components["schemas"]["CodigoAgravo"];
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "periodo": {
                     *         "inicio": "2024-01-01",
                     *         "fim": "2024-12-31"
                     *       },
                     *       "total": 1000,
                     *       "por_classificacao": {
                     *         "confirmado": 700,
                     *         "descartado": 200
                     *       },
                     *       "hospitalizados": 50,
                     *       "obitos": 1,
                     *       "taxa_hospitalizacao": 5,
                     *       "taxa_obito": 0.1,
                     *       "serie": [
                     *         {
                     *           "periodo": "202409",
                     *           "inicio": "2024-02-25",
                     *           "fim": "2024-03-02",
                     *           "total": 120,
                     *           "obitos": 0,
                     *           "anos_anteriores": [
                     *             98,
                     *             143
                     *           ],
                     *           "canal": {
                     *             "inferior": 61,
                     *             "centro": 98,
                     *             "superior": 131.5
                     *           }
                     *         }
                     *       ],
                     *       "comparacoes": {
                     *         "ano_anterior": {
                     *           "periodo": {
                     *             "inicio": "2023-01-02",
                     *             "fim": "2024-01-02"
                     *           },
                     *           "total": 800,
                     *           "confirmados": 560,
                     *           "descartados": 160,
                     *           "hospitalizados": 0,
                     *           "obitos": 2,
                     *           "variacao": {
                     *             "total": 25,
                     *             "confirmados": 25,
                     *             "descartados": 25,
                     *             "hospitalizados": null,
                     *             "obitos": -50
                     *           }
                     *         }
                     *       },
                     *       "canal": {
                     *         "metodo": "quartis",
                     *         "anos": [
                     *           2019,
                     *           2020,
                     *           2021,
                     *           2022,
                     *           2023
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CasoResumo"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosEstatisticasOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterSeriesCasos: {
        parameters: {
            query?: {
                /**
                 * @description What the points of the series stand for. Without it there are none.
                 * @example semana
                 */
                agregacao?: "dia" | "semana" | "mes";
                /**
                 * @description Last day of notification, not before `data_inicio`. When left out, today or, if that is later, `data_inicio`.
                 * @example 2024-12-31
                 */
                data_fim?: components["schemas"]["DiaInformado"];
                /**
                 * @description First day of notification, a date or a date-time with a time zone. When left out, 1 January of the year of the last day.
                 * @example 2024-01-01
                 */
                data_inicio?: components["schemas"]["DiaInformado"];
                /**
                 * @description State of residence (UF).
                 * @example PE
                 */
                estado?: components["schemas"]["UF"];
                /**
                 * @description Municipality of residence: its IBGE code, with six or seven digits, or its name, whatever the case and the accents. A name that several states have needs `estado`. What is no municipality, or not one of `estado`, is answered with 422.
                 * @example 2611606
                 */
                municipio?: components["parameters"]["municipio"];
                /**
                 * @description Comma-separated: how the cases are grouped. `total` is one series of all cases, and what is answered when `por` is left out. `piramide` has a series for each sex within each age group, with the key `F/20-24`.
                 * @example [
                 *       "uf",
                 *       "evolucao"
                 *     ]
                 */
                por?: components["schemas"]["Por"][];
                /**
                 * @description Disease.
                 * @example dengue
                 */
                tipo_agravo?: components["schemas"]["CodigoAgravo"];
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "periodo": {
                     *         "inicio": "2024-02-25",
                     *         "fim": "2024-03-09"
                     *       },
                     *       "agregacao": "semana",
                     *       "por": [
                     *         "total"
                     *       ],
                     *       "total": 250,
                     *       "incidencia": 2.61,
                     *       "series": [
                     *         {
                     *           "por": "total",
                     *           "chave": "total",
                     *           "nome": "Todos os casos",
                     *           "pontos": [
                     *             {
                     *               "inicio": "2024-02-25",
                     *               "casos": 120
                     *             },
                     *             {
                     *               "inicio": "2024-03-03",
                     *               "casos": 130
                     *             }
                     *           ],
                     *           "casos": 250,
                     *           "populacao": 9562007,
                     *           "incidencia": 2.61
                     *         }
                     *       ],
                     *       "populacao": {
                     *         "ano": 2025,
                     *         "fonte": "IBGE, Estimativas da População 2025",
                     *         "habitantes": 9562007
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesCasos"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosEstatisticasOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportarCasos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formato": "csv",
                 *       "separador": ";",
                 *       "filtros": {
                 *         "tipo_agravo": "dengue",
                 *         "estado": "PE",
                 *         "data_inicio": "2024-01-01",
                 *         "data_fim": "2024-12-31"
                 *       },
                 *       "campos": [
                 *         "id",
                 *         "data_notificacao",
                 *         "municipio_residencia",
                 *         "classificacao_final"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CasoExportar"];
            };
        };
        responses: {
            /** @description The job was accepted. */
            202: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAceito"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosExportarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["LimiteDeJobs"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mapearCasos: {
        parameters: {
            query?: {
                /**
                 * @description Answers only the points within this box: `minLon,minLat,maxLon,maxLat`.
                 * @example [
                 *       -35.5,
                 *       -8.5,
                 *       -34.5,
                 *       -7.5
                 *     ]
                 */
                bounds?: number[];
                /**
                 * @description Kind of area.
                 * @example municipio
                 */
                nivel?: "municipio" | "bairro" | "cep";
                /**
                 * @description Number of days of notification, the last of which is today (Brasília time).
                 * @example 30
                 */
                periodo?: number;
                /**
                 * @description Disease.
                 * @example dengue
                 */
                tipo_agravo?: components["schemas"]["CodigoAgravo"];
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "FeatureCollection",
                     *       "features": [
                     *         {
                     *           "type": "Feature",
                     *           "geometry": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               -34.8813,
                     *               -8.05428
                     *             ]
                     *           },
                     *           "properties": {
                     *             "municipio": "Recife",
                     *             "bairro": null,
                     *             "casos": 120,
                     *             "intensidade": 1,
                     *             "radius": 30
                     *           }
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "total_pontos": 1,
                     *         "max_casos": 120,
                     *         "min_casos": 120,
                     *         "periodo": 30,
                     *         "truncado": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MapaCalor"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosEstatisticasOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarImportacoes: {
        parameters: {
            query?: {
                /**
                 * @description Ended at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                concluido_em?: string;
                /**
                 * @description Sent at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                criado_em?: string;
                /**
                 * @description Who sent it.
                 * @example 7
                 */
                dono_id?: number;
                /**
                 * @description State of the import.
                 * @example concluida
                 */
                estado?: "em_curso" | "concluida" | "falhou" | "cancelada" | "desfazendo" | "desfeita";
                /**
                 * @description Format of the file.
                 * @example csv
                 */
                formato?: "csv" | "xlsx" | "dbf";
                /**
                 * @description Mode of the import.
                 * @example importar
                 */
                modo?: "validar" | "importar" | "atualizar";
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "estado[eq]": "concluida"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not.
                 * @example desc
                 */
                order?: components["parameters"]["OrderDesc"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example {"or":[{"estado":"falhou"},{"modo":"atualizar"}]}
                 */
                search?: string;
                /**
                 * @description Digest of the file.
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                sha256?: string;
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `criado_em`.
                 * @example criado_em
                 */
                sort?: "criado_em" | "concluido_em";
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of imports. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "job_id": "job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *           "status_url": "/api/v1/jobs/job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *           "estado": "concluida",
                     *           "modo": "importar",
                     *           "ignorar_erros": true,
                     *           "arquivo": {
                     *             "nome": "DENGBR24.csv",
                     *             "tamanho": 734003,
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *           },
                     *           "formato": "csv",
                     *           "layout": "A",
                     *           "dono_id": 7,
                     *           "dono_nome": "Ana Souza",
                     *           "criado_em": "2026-11-15T12:00:00.000Z",
                     *           "concluido_em": "2026-11-15T12:00:09.000Z",
                     *           "figuras": {
                     *             "total_linhas": 1203,
                     *             "importados": 1200,
                     *             "atualizados": 0,
                     *             "inalterados": 0,
                     *             "duplicados": 0,
                     *             "ignorados": 0,
                     *             "erros": 3,
                     *             "avisos": 12
                     *           },
                     *           "desfeita": null
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "links": {
                     *         "first": "/api/v1/agravos/importacoes?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/agravos/importacoes?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportacaoLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosImportarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    desfazerImportacao: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the job, `job_` followed by a UUID. Anything else is answered with 404.
                 * @example job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job was accepted. */
            202: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "job_5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *       "status": "processing",
                     *       "status_url": "/api/v1/jobs/job_5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *       "message": "A importação está sendo desfeita."
                     *     }
                     */
                    "application/json": components["schemas"]["JobAceito"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosImportarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["LimiteDeJobs"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarTiposAgravo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The diseases. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "tipos": [
                     *         {
                     *           "codigo": "zika",
                     *           "nome": "Zika",
                     *           "cid10_codes": [
                     *             "A92.8",
                     *             "U06.9"
                     *           ],
                     *           "descricao": "Doença aguda pelo vírus Zika",
                     *           "notificacao_obrigatoria": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        tipos: components["schemas"]["TipoAgravo"][];
                        total: number;
                    };
                };
            };
            /** @description Nothing has changed; there is no body. */
            304: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarAuditoria: {
        parameters: {
            query?: {
                /**
                 * @description Action. A value that ends with a dot matches all actions that begin with it.
                 * @example login.falha
                 */
                acao?: string;
                /**
                 * @description Id of the record that it happened to.
                 * @example 9
                 */
                alvo_id?: number;
                /**
                 * @description Kind of record that it happened to.
                 * @example usuario
                 */
                alvo_tipo?: "usuario" | "permissao" | "grupo" | "conta" | "job" | "caso" | "webhook" | "noticia" | "relatorio" | "auditoria" | "servico";
                /**
                 * @description Before this moment, which may not lie before `desde`.
                 * @example 2026-11-16T00:00:00Z
                 */
                ate?: string;
                /**
                 * @description Who did it.
                 * @example 7
                 */
                ator_id?: number;
                /**
                 * @description Not before this moment.
                 * @example 2026-11-15T00:00:00Z
                 */
                desde?: string;
                /**
                 * @description When; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                em?: string;
                /**
                 * @description Id.
                 * @example 1
                 */
                id?: number;
                /**
                 * @description IP address of the request.
                 * @example 203.0.113.7
                 */
                ip?: string;
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "acao[eq]": "login.falha"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not.
                 * @example desc
                 */
                order?: components["parameters"]["OrderDesc"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Id of the request.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                requisicao?: string;
                /**
                 * @description A text to look for; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example souza
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `id`.
                 * @example id
                 */
                sort?: "id" | "em" | "acao";
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the trail. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "em": "2026-11-15T12:00:00.000Z",
                     *           "acao": "login.sucesso",
                     *           "ator_id": null,
                     *           "alvo_tipo": "usuario",
                     *           "alvo_id": 7,
                     *           "detalhes": {},
                     *           "ip": "203.0.113.7",
                     *           "requisicao": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/auditoria?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/auditoria?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuditoriaLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAdminOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    trocarSenha: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "senha_atual": "Dengue#2024",
                 *       "senha_nova": "Zika#2025",
                 *       "confirmar_senha": "Zika#2025"
                 *     }
                 */
                "application/json": components["schemas"]["TrocarSenha"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Senha alterada.",
                     *       "sessions_invalidated": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SenhaTrocada"];
                };
            };
            400: components["responses"]["WeakPassword"];
            401: components["responses"]["InvalidCurrentPasswordOrUnauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "senha_atual",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            423: components["responses"]["AccountLocked"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmarEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q1Zs8mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmarEmail"];
            };
        };
        responses: {
            /** @description The email is confirmed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "E-mail confirmado."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["InvalidConfirmationToken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "token",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    esquecerSenha: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.souza@saude.example"
                 *     }
                 */
                "application/json": components["schemas"]["EsquecerSenha"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Se houver uma conta ativa com este e-mail, as instruções de redefinição foram enviadas.",
                     *       "expires_in": 3600
                     *     }
                     */
                    "application/json": components["schemas"]["EsquecerSenhaAceito"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "email",
                     *             "message": "E-mail inválido; use nome@dominio, sem espaços.",
                     *             "code": "INVALID_EMAIL"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    entrarConta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Entrada"];
            };
        };
        responses: {
            /** @description Token pair. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["InvalidCredentials"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "username",
                     *             "message": "E-mail inválido; use nome@dominio, sem espaços.",
                     *             "code": "INVALID_EMAIL"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            423: components["responses"]["AccountLocked"];
            428: components["responses"]["MfaRequired"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sairConta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "Zk1s0mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo",
                 *       "everywhere": false
                 *     }
                 */
                "application/json": components["schemas"]["Saida"];
            };
        };
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sessão encerrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "everywhere",
                     *             "message": "O tipo está errado; esperado: boolean.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    desabilitarMfa: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "senha": "Dengue#2024",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["MfaDesabilitar"];
            };
        };
        responses: {
            /** @description Multi-factor authentication is off. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Autenticação multifator desabilitada."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["InvalidMfaCode"];
            401: components["responses"]["InvalidCurrentPasswordOrUnauthorized"];
            403: components["responses"]["ReauthenticationRequiredOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "senha",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            423: components["responses"]["AccountLocked"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    habilitarMfa: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Secret, QR code and backup codes. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qr_code": "data:image/png;base64,iVBORw0KGgo=",
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "backup_codes": [
                     *         "7K2M9QX-4TBH3N8-PW6RDC2-9XKQ4MT",
                     *         "H3N8PW6-RDC7K2M-9QX4TB5-6RDHN3W"
                     *       ],
                     *       "instructions": "Leia o código QR com um aplicativo autenticador e confirme com um código."
                     *     }
                     */
                    "application/json": components["schemas"]["MfaIniciado"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReauthenticationRequiredOrPasswordChangeRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verificarMfa: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["MfaCodigo"];
            };
        };
        responses: {
            /** @description Multi-factor authentication is on. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Autenticação multifator habilitada.",
                     *       "mfa_habilitado": true
                     *     }
                     */
                    "application/json": components["schemas"]["MfaVerificado"];
                };
            };
            400: components["responses"]["InvalidMfaCode"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReauthenticationRequiredOrPasswordChangeRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "code",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reautenticar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reautenticar"];
            };
        };
        responses: {
            /** @description The password is confirmed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Senha confirmada.",
                     *       "expires_in": 900
                     *     }
                     */
                    "application/json": components["schemas"]["Reautenticado"];
                };
            };
            400: components["responses"]["InvalidMfaCode"];
            401: components["responses"]["InvalidCurrentPasswordOrUnauthorized"];
            403: components["responses"]["PasswordChangeRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "senha",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            423: components["responses"]["AccountLocked"];
            428: components["responses"]["MfaRequired"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renovarSessao: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "Zk1s0mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo"
                 *     }
                 */
                "application/json": components["schemas"]["Renovacao"];
            };
        };
        responses: {
            /** @description New token pair. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["InvalidRefreshToken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "refresh_token",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redefinirSenha: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q1Zs8mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo",
                 *       "senha_nova": "Zika#2025",
                 *       "confirmar_senha": "Zika#2025"
                 *     }
                 */
                "application/json": components["schemas"]["RedefinirSenha"];
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Senha redefinida. Entre novamente."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["InvalidResetTokenOrWeakPassword"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "token",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterMetricasSeguranca: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "login_attempts": {
                     *         "successful": 42,
                     *         "failed": 1,
                     *         "last_failed": "2026-11-14T09:30:00.000Z"
                     *       },
                     *       "password_strength": "forte",
                     *       "password_age_days": 30,
                     *       "mfa_enabled": true,
                     *       "active_sessions": 2,
                     *       "suspicious_activities": [
                     *         {
                     *           "type": "account_locked",
                     *           "timestamp": "2026-11-14T09:31:00.000Z",
                     *           "ip_address": "203.0.113.9"
                     *         }
                     *       ],
                     *       "security_score": 85,
                     *       "recommendations": [
                     *         "Confira as sessões abertas e encerre as que não reconhece."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MetricasSeguranca"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarSessoes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "items": [
                     *         {
                     *           "id": "0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *           "device": "Firefox em Linux",
                     *           "ip_address": "203.0.113.7",
                     *           "location": null,
                     *           "created_at": "2026-11-15T12:00:00.000Z",
                     *           "last_activity": "2026-11-15T12:30:00.000Z",
                     *           "current": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Sessoes"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    encerrarSessaoPropria: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the session.
                 * @example 0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["SessionNotFoundOrNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    liberarConta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q1Zs8mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo"
                 *     }
                 */
                "application/json": components["schemas"]["LiberarConta"];
            };
        };
        responses: {
            /** @description The account is not locked. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Conta liberada. Entre novamente."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["InvalidUnlockToken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "token",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarGrupos: {
        parameters: {
            query?: {
                /**
                 * @description Whether the group is active.
                 * @example true
                 */
                ativo?: boolean;
                /**
                 * @description Changed at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-01
                 */
                atualizado_em?: string;
                /**
                 * @description Created at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-01
                 */
                criado_em?: string;
                /**
                 * @description Description contains.
                 * @example dados
                 */
                descricao?: string;
                /**
                 * @description Id.
                 * @example 3
                 */
                id?: number;
                /**
                 * @description Name contains.
                 * @example analista
                 */
                nome?: string;
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "ativo[eq]": "true"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort.
                 * @example asc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The group has this permission.
                 * @example 12
                 */
                permissao_id?: number;
                /**
                 * @description A text to look for; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example souza
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise.
                 * @example id
                 */
                sort?: "id" | "nome" | "descricao" | "ativo" | "criado_em" | "atualizado_em" | "total_usuarios";
                /**
                 * @description Number of members.
                 * @example 1
                 */
                total_usuarios?: number;
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "grupos": [
                     *         {
                     *           "id": 3,
                     *           "nome": "analista",
                     *           "descricao": "Cria e analisa dados",
                     *           "ativo": true,
                     *           "criado_em": "2026-11-01T08:00:00.000Z",
                     *           "atualizado_em": "2026-11-01T08:00:00.000Z",
                     *           "total_usuarios": 40,
                     *           "permissoes": [
                     *             {
                     *               "id": 12,
                     *               "nome": "agravos.listar",
                     *               "descricao": "Listar casos"
                     *             }
                     *           ],
                     *           "territorios": []
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/grupos?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/grupos?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GrupoLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedGruposListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    criarGrupo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nome": "vigilancia",
                 *       "descricao": "Vigilância epidemiológica",
                 *       "permissoes_ids": [
                 *         12,
                 *         13
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GrupoCriar"];
            };
        };
        responses: {
            /** @description The group was created. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "nome": "vigilancia",
                     *       "descricao": "Vigilância epidemiológica",
                     *       "ativo": true,
                     *       "criado_em": "2026-11-15T12:00:00.000Z",
                     *       "atualizado_em": "2026-11-15T12:00:00.000Z",
                     *       "total_usuarios": 0,
                     *       "permissoes": [
                     *         {
                     *           "id": 12,
                     *           "nome": "agravos.listar",
                     *           "descricao": "Listar casos"
                     *         }
                     *       ],
                     *       "territorios": [],
                     *       "mensagem": "Grupo criado."
                     *     }
                     */
                    "application/json": components["schemas"]["GrupoCriado"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedGruposCriarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarMembrosGrupo: {
        parameters: {
            query?: {
                /**
                 * @description Whether the account is active.
                 * @example true
                 */
                ativo?: boolean;
                /**
                 * @description Email contains.
                 * @example saude.example
                 */
                email?: string;
                /**
                 * @description Id.
                 * @example 7
                 */
                id?: number;
                /**
                 * @description Name contains.
                 * @example ana
                 */
                nome?: string;
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "nome[eq]": "ana"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort.
                 * @example asc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description A text to look for; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example souza
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise.
                 * @example id
                 */
                sort?: "id" | "nome" | "email" | "cargo" | "departamento" | "ativo";
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the group.
                 * @example 3
                 */
                grupo_id: components["parameters"]["GrupoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "nome": "Ana Souza",
                     *           "email": "ana.souza@saude.example",
                     *           "cargo": "Epidemiologista",
                     *           "departamento": "Vigilância",
                     *           "ativo": true
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/grupos/3/usuarios?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/grupos/3/usuarios?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MembroLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedGruposListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adicionarMembroGrupo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the group.
                 * @example 3
                 */
                grupo_id: components["parameters"]["GrupoId"];
                /**
                 * @description Id of the user.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is in the group. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Usuário incluído no grupo."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfTerritoryOrPermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removerMembroGrupo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the group.
                 * @example 3
                 */
                grupo_id: components["parameters"]["GrupoId"];
                /**
                 * @description Id of the user.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is no longer in the group. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfTerritoryOrPermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "grupo_id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterGrupo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "nome": "analista",
                     *       "descricao": "Cria e analisa dados",
                     *       "ativo": true,
                     *       "criado_em": "2026-11-01T08:00:00.000Z",
                     *       "atualizado_em": "2026-11-01T08:00:00.000Z",
                     *       "total_usuarios": 40,
                     *       "permissoes": [
                     *         {
                     *           "id": 12,
                     *           "nome": "agravos.listar",
                     *           "descricao": "Listar casos"
                     *         }
                     *       ],
                     *       "territorios": [
                     *         {
                     *           "tipo": "uf",
                     *           "codigo": "PE"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Grupo"];
                };
            };
            /** @description Nothing has changed; there is no body. */
            304: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedGruposListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editarGrupo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "descricao": "Cria e analisa dados de vigilância"
                 *     }
                 */
                "application/json": components["schemas"]["GrupoEditar"];
            };
        };
        responses: {
            /** @description What was changed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "message": "Grupo atualizado.",
                     *       "total_usuarios": 40
                     *     }
                     */
                    "application/json": components["schemas"]["GrupoEditado"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfTerritoryOrPermissionDeniedGruposEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "Deve ser no mínimo 1.",
                     *             "code": "OUT_OF_RANGE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    excluirGrupo: {
        parameters: {
            query?: {
                /**
                 * @description Delete although the group has members.
                 * @example true
                 */
                force?: boolean;
                /**
                 * @description Id of the active group that the members move to.
                 * @example 4
                 */
                transferir_usuarios?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group is gone. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfTerritoryOrPermissionDeniedGruposDeletarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "transferir_usuarios",
                     *             "message": "Deve ser no mínimo 1.",
                     *             "code": "OUT_OF_RANGE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    definirPermissoesGrupo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "permissoes_ids": [
                 *         12,
                 *         13
                 *       ]
                 *     }
                 */
                "application/json": {
                    permissoes_ids: components["schemas"]["PermissoesIds"];
                };
            };
        };
        responses: {
            /** @description The permissions of the group. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "message": "Permissões do grupo atualizadas.",
                     *       "total_usuarios": 40,
                     *       "permissoes": [
                     *         {
                     *           "id": 12,
                     *           "nome": "agravos.listar",
                     *           "descricao": "Listar casos"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GrupoPermissoes"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedGruposEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "permissoes_ids",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adicionarPermissaoGrupo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the permission.
                 * @example 12
                 */
                permissao_id: components["parameters"]["PermissaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group has the permission. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "message": "Permissões do grupo atualizadas.",
                     *       "total_usuarios": 40,
                     *       "permissoes": [
                     *         {
                     *           "id": 12,
                     *           "nome": "agravos.listar",
                     *           "descricao": "Listar casos"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GrupoPermissoes"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedGruposEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removerPermissaoGrupo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the permission.
                 * @example 12
                 */
                permissao_id: components["parameters"]["PermissaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group no longer has it. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedGruposEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    definirTerritoriosGrupo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "territorios": [
                 *         {
                 *           "tipo": "uf",
                 *           "codigo": "PE"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TerritoriosDefinir"];
            };
        };
        responses: {
            /** @description The territories of the group. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Territórios atualizados.",
                     *       "territorios": [
                     *         {
                     *           "tipo": "uf",
                     *           "codigo": "PE"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TerritoriosDefinidos"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfTerritoryOrPermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "territorios",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verificarSaude: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service answers. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0",
                     *       "environment": "production",
                     *       "timestamp": "2026-11-15T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Saude"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verificarSaudeDetalhada: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of each part. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "status": "ok",
                     *         "version": "0.1.0",
                     *         "environment": "production",
                     *         "mode": "normal",
                     *         "uptime_seconds": 86400,
                     *         "checks": {
                     *           "database": {
                     *             "status": "ok",
                     *             "latency_ms": 1.2
                     *           },
                     *           "queue": {
                     *             "status": "ok",
                     *             "latency_ms": 2.1,
                     *             "pending": 0,
                     *             "failed": 0,
                     *             "oldest_seconds": null
                     *           },
                     *           "mail": {
                     *             "status": "ok",
                     *             "latency_ms": 0.3
                     *           },
                     *           "files": {
                     *             "status": "ok",
                     *             "latency_ms": 0.4
                     *           }
                     *         },
                     *         "parts": [
                     *           {
                     *             "name": "queue",
                     *             "status": "ok",
                     *             "last_done_at": "2026-11-15T11:59:58.000Z"
                     *           },
                     *           {
                     *             "name": "readings",
                     *             "status": "ok",
                     *             "last_done_at": null
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SaudeDetalhada"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarJobs: {
        parameters: {
            query?: {
                /**
                 * @description Whether it was cancelled.
                 * @example false
                 */
                cancelado?: boolean;
                /**
                 * @description Ended at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                completed_at?: string;
                /**
                 * @description Started at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                created_at?: string;
                /**
                 * @description Who started it.
                 * @example 7
                 */
                dono_id?: number;
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "status[eq]": "completed"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not.
                 * @example desc
                 */
                order?: components["parameters"]["OrderDesc"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Progress in percent.
                 * @example 100
                 */
                progress?: number;
                /**
                 * @description Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example {"or":[{"status":"failed"},{"progress":{"lt":50}}]}
                 */
                search?: components["parameters"]["SearchJson"];
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `created_at`.
                 * @example created_at
                 */
                sort?: "created_at" | "completed_at";
                /**
                 * @description State of the job.
                 * @example completed
                 */
                status?: "processing" | "completed" | "failed";
                /**
                 * @description Kind of job.
                 * @example exportar-usuarios
                 */
                tipo?: "exportar-usuarios" | "exportar-casos" | "importar-casos" | "desfazer-importacao" | "dados-do-titular" | "apagar-usuario" | "gerar-relatorio";
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "job_id": "job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *           "status": "completed",
                     *           "status_url": "/api/v1/jobs/job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *           "message": "Concluído. O arquivo pode ser baixado.",
                     *           "progress": 100,
                     *           "linhas_processadas": null,
                     *           "resultado": null,
                     *           "result": {
                     *             "total_processados": 1200,
                     *             "sucesso": 1200,
                     *             "erros": 0
                     *           },
                     *           "created_at": "2026-11-15T12:00:00.000Z",
                     *           "completed_at": "2026-11-15T12:00:09.000Z",
                     *           "tipo": "exportar-usuarios",
                     *           "cancelado": false,
                     *           "dono_id": 7,
                     *           "dono_nome": "Ana Souza",
                     *           "resultado_url": "/api/v1/jobs/job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10/resultado",
                     *           "expira_em": "2026-11-16T12:00:09.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "links": {
                     *         "first": "/api/v1/jobs?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/jobs?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["JobLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the job, `job_` followed by a UUID. Anything else is answered with 404.
                 * @example job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Nothing has changed; there is no body. */
            304: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelarJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the job, `job_` followed by a UUID. Anything else is answered with 404.
                 * @example job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job, as it is now. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    baixarResultado: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the job, `job_` followed by a UUID. Anything else is answered with 404.
                 * @example job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosExportarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarNoticias: {
        parameters: {
            query?: {
                /**
                 * @description Changed at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                atualizado_em?: string;
                /**
                 * @description Who wrote it.
                 * @example 7
                 */
                autor_id?: number;
                /**
                 * @description Created at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                criado_em?: string;
                /**
                 * @description State.
                 * @example publicada
                 */
                estado?: "rascunho" | "agendada" | "publicada";
                /**
                 * @description Id.
                 * @example 12
                 */
                id?: number;
                /**
                 * @description Language of the text.
                 * @example pt-BR
                 */
                idioma?: "pt-BR" | "en-US" | "es-ES";
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "estado[eq]": "publicada"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not.
                 * @example desc
                 */
                order?: components["parameters"]["OrderDesc"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Published at, or to be published at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                publicar_em?: string;
                /**
                 * @description Part of the summary.
                 * @example vacina
                 */
                resumo?: string;
                /**
                 * @description A text to look for in title, summary, body and tags; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example dengue
                 */
                search?: components["parameters"]["BuscaDeNoticias"];
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `publicar_em`.
                 * @example publicar_em
                 */
                sort?: "publicar_em" | "criado_em" | "atualizado_em" | "titulo" | "idioma" | "id";
                /**
                 * @description Has this tag; case and accents are ignored.
                 * @example dengue
                 */
                tags?: string;
                /**
                 * @description Part of the title.
                 * @example dengue
                 */
                titulo?: string;
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of news. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 12,
                     *           "titulo": "Semana de combate à dengue",
                     *           "resumo": "Mutirões em todos os bairros até sábado.",
                     *           "idioma": "pt-BR",
                     *           "tags": [
                     *             "dengue",
                     *             "mutirão"
                     *           ],
                     *           "imagem": "/api/v1/noticias/12/imagem",
                     *           "estado": "publicada",
                     *           "publicar_em": "2026-11-15T12:00:00.000Z",
                     *           "autor": {
                     *             "id": 7,
                     *             "nome": "Ana Souza"
                     *           },
                     *           "criado_em": "2026-11-14T18:00:00.000Z",
                     *           "atualizado_em": "2026-11-15T11:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "links": {
                     *         "first": "/api/v1/noticias?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/noticias?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NoticiaLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedNoticiasListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    criarNoticia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "titulo": "Semana de combate à dengue",
                 *       "resumo": "Mutirões em todos os bairros até sábado.",
                 *       "corpo": "Os mutirões **começam na segunda**:\n\n- Boa Vista\n- Casa Amarela\n",
                 *       "idioma": "pt-BR",
                 *       "tags": [
                 *         "dengue",
                 *         "mutirão"
                 *       ],
                 *       "estado": "agendada",
                 *       "publicar_em": "2030-11-15T12:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["NoticiaNova"];
            };
        };
        responses: {
            /** @description The news. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 12,
                     *         "titulo": "Semana de combate à dengue",
                     *         "resumo": "Mutirões em todos os bairros até sábado.",
                     *         "idioma": "pt-BR",
                     *         "tags": [
                     *           "dengue",
                     *           "mutirão"
                     *         ],
                     *         "imagem": "/api/v1/noticias/12/imagem",
                     *         "estado": "publicada",
                     *         "publicar_em": "2026-11-15T12:00:00.000Z",
                     *         "autor": {
                     *           "id": 7,
                     *           "nome": "Ana Souza"
                     *         },
                     *         "criado_em": "2026-11-14T18:00:00.000Z",
                     *         "atualizado_em": "2026-11-15T11:00:00.000Z",
                     *         "corpo": "Os mutirões **começam na segunda**:\n\n- Boa Vista\n- Casa Amarela\n",
                     *         "corpo_html": "<p>Os mutirões <strong>começam na segunda</strong>:</p>\n<ul>\n<li>Boa Vista</li>\n<li>Casa Amarela</li>\n</ul>"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NoticiaLida"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedNoticiasCriarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterNoticia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 12,
                     *         "titulo": "Semana de combate à dengue",
                     *         "resumo": "Mutirões em todos os bairros até sábado.",
                     *         "idioma": "pt-BR",
                     *         "tags": [
                     *           "dengue",
                     *           "mutirão"
                     *         ],
                     *         "imagem": "/api/v1/noticias/12/imagem",
                     *         "estado": "publicada",
                     *         "publicar_em": "2026-11-15T12:00:00.000Z",
                     *         "autor": {
                     *           "id": 7,
                     *           "nome": "Ana Souza"
                     *         },
                     *         "criado_em": "2026-11-14T18:00:00.000Z",
                     *         "atualizado_em": "2026-11-15T11:00:00.000Z",
                     *         "corpo": "Os mutirões **começam na segunda**:\n\n- Boa Vista\n- Casa Amarela\n",
                     *         "corpo_html": "<p>Os mutirões <strong>começam na segunda</strong>:</p>\n<ul>\n<li>Boa Vista</li>\n<li>Casa Amarela</li>\n</ul>"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NoticiaLida"];
                };
            };
            /** @description Nothing has changed; there is no body. */
            304: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedNoticiasListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editarNoticia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "titulo": "Semana de combate à dengue e à zika",
                 *       "estado": "publicada"
                 *     }
                 */
                "application/json": components["schemas"]["NoticiaEditar"];
            };
        };
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 12,
                     *         "titulo": "Semana de combate à dengue",
                     *         "resumo": "Mutirões em todos os bairros até sábado.",
                     *         "idioma": "pt-BR",
                     *         "tags": [
                     *           "dengue",
                     *           "mutirão"
                     *         ],
                     *         "imagem": "/api/v1/noticias/12/imagem",
                     *         "estado": "publicada",
                     *         "publicar_em": "2026-11-15T12:00:00.000Z",
                     *         "autor": {
                     *           "id": 7,
                     *           "nome": "Ana Souza"
                     *         },
                     *         "criado_em": "2026-11-14T18:00:00.000Z",
                     *         "atualizado_em": "2026-11-15T11:00:00.000Z",
                     *         "corpo": "Os mutirões **começam na segunda**:\n\n- Boa Vista\n- Casa Amarela\n",
                     *         "corpo_html": "<p>Os mutirões <strong>começam na segunda</strong>:</p>\n<ul>\n<li>Boa Vista</li>\n<li>Casa Amarela</li>\n</ul>"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NoticiaLida"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedNoticiasEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "idioma",
                     *             "message": "Valor não permitido; use um destes: pt-BR, en-US, es-ES.",
                     *             "code": "INVALID_VALUE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    excluirNoticia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news was removed. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedNoticiasDeletarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterImagemNoticia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Imagem"];
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enviarImagemNoticia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 12,
                     *         "titulo": "Semana de combate à dengue",
                     *         "resumo": "Mutirões em todos os bairros até sábado.",
                     *         "idioma": "pt-BR",
                     *         "tags": [
                     *           "dengue",
                     *           "mutirão"
                     *         ],
                     *         "imagem": "/api/v1/noticias/12/imagem",
                     *         "estado": "publicada",
                     *         "publicar_em": "2026-11-15T12:00:00.000Z",
                     *         "autor": {
                     *           "id": 7,
                     *           "nome": "Ana Souza"
                     *         },
                     *         "criado_em": "2026-11-14T18:00:00.000Z",
                     *         "atualizado_em": "2026-11-15T11:00:00.000Z",
                     *         "corpo": "Os mutirões **começam na segunda**:\n\n- Boa Vista\n- Casa Amarela\n",
                     *         "corpo_html": "<p>Os mutirões <strong>começam na segunda</strong>:</p>\n<ul>\n<li>Boa Vista</li>\n<li>Casa Amarela</li>\n</ul>"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NoticiaLida"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedNoticiasEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "file",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removerImagemNoticia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image is removed. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedNoticiasEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    preverImagemNoticia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Imagem"];
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedNoticiasListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarPermissoesPorCategoria: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "categorias": {
                     *         "agravos": [
                     *           {
                     *             "id": 12,
                     *             "nome": "agravos.listar",
                     *             "descricao": "Listar casos",
                     *             "categoria": "agravos"
                     *           }
                     *         ],
                     *         "geral": [
                     *           {
                     *             "id": 23,
                     *             "nome": "admin",
                     *             "descricao": "Acesso total",
                     *             "categoria": "geral"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PermissaoCategorias"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarRelatorios: {
        parameters: {
            query?: {
                /**
                 * @description Kind of place.
                 * @example uf
                 */
                abrangencia?: "pais" | "uf" | "municipio";
                /**
                 * @description UF, or IBGE's code of seven digits of a municipality.
                 * @example PE
                 */
                codigo?: string;
                /**
                 * @description Ended at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                concluido_em?: string;
                /**
                 * @description Asked for at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                criado_em?: string;
                /**
                 * @description Who asked for it.
                 * @example 7
                 */
                dono_id?: number;
                /**
                 * @description State of the report.
                 * @example concluido
                 */
                estado?: "processando" | "concluido" | "falhou";
                /**
                 * @description Format of the file.
                 * @example pdf
                 */
                formato?: "pdf" | "xlsx";
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "estado[eq]": "concluido"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not.
                 * @example desc
                 */
                order?: components["parameters"]["OrderDesc"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example {"or":[{"tipo_agravo":"zika"},{"abrangencia":"pais"}]}
                 */
                search?: string;
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `criado_em`.
                 * @example criado_em
                 */
                sort?: "criado_em" | "concluido_em";
                /**
                 * @description Disease.
                 * @example dengue
                 */
                tipo_agravo?: "dengue" | "zika" | "chikungunya";
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "rel_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *           "job_id": "job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *           "tipo": "boletim",
                     *           "tipo_agravo": "dengue",
                     *           "abrangencia": "uf",
                     *           "codigo": "PE",
                     *           "lugar": "Pernambuco",
                     *           "data_inicio": "2024-01-01",
                     *           "data_fim": "2024-12-31",
                     *           "formato": "pdf",
                     *           "idioma": "pt-BR",
                     *           "estado": "concluido",
                     *           "arquivo_url": "/api/v1/relatorios/rel_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10/arquivo",
                     *           "tamanho": 148231,
                     *           "agendamento_id": null,
                     *           "dono_id": 7,
                     *           "criado_em": "2026-11-15T12:00:00.000Z",
                     *           "concluido_em": "2026-11-15T12:00:03.000Z",
                     *           "expira_em": "2026-12-15T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "links": {
                     *         "first": "/api/v1/relatorios?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/relatorios?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RelatorioLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    gerarRelatorio: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tipo": "boletim",
                 *       "tipo_agravo": "dengue",
                 *       "abrangencia": "uf",
                 *       "codigo": "PE",
                 *       "data_inicio": "2024-01-01",
                 *       "data_fim": "2024-12-31",
                 *       "formato": "pdf",
                 *       "idioma": "pt-BR"
                 *     }
                 */
                "application/json": components["schemas"]["RelatorioGerar"];
            };
        };
        responses: {
            /** @description The job was accepted. */
            202: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "relatorio_id": "rel_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *       "job_id": "job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *       "status": "processing",
                     *       "status_url": "/api/v1/jobs/job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *       "message": "Relatório em preparação."
                     *     }
                     */
                    "application/json": components["schemas"]["RelatorioAceito"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedRelatoriosGerarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["LimiteDeJobs"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterRelatorio: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the report, `rel_` followed by a UUID. Anything else is answered with 404.
                 * @example rel_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                relatorio_id: components["parameters"]["RelatorioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "rel_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *         "job_id": "job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                     *         "tipo": "boletim",
                     *         "tipo_agravo": "dengue",
                     *         "abrangencia": "uf",
                     *         "codigo": "PE",
                     *         "lugar": "Pernambuco",
                     *         "data_inicio": "2024-01-01",
                     *         "data_fim": "2024-12-31",
                     *         "formato": "pdf",
                     *         "idioma": "pt-BR",
                     *         "estado": "concluido",
                     *         "arquivo_url": "/api/v1/relatorios/rel_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10/arquivo",
                     *         "tamanho": 148231,
                     *         "agendamento_id": null,
                     *         "dono_id": 7,
                     *         "criado_em": "2026-11-15T12:00:00.000Z",
                     *         "concluido_em": "2026-11-15T12:00:03.000Z",
                     *         "expira_em": "2026-12-15T12:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RelatorioUnico"];
                };
            };
            /** @description Nothing has changed; there is no body. */
            304: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    excluirRelatorio: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the report, `rel_` followed by a UUID. Anything else is answered with 404.
                 * @example rel_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                relatorio_id: components["parameters"]["RelatorioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    baixarRelatorio: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the report, `rel_` followed by a UUID. Anything else is answered with 404.
                 * @example rel_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10
                 */
                relatorio_id: components["parameters"]["RelatorioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedRelatoriosExportarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarAgendamentos: {
        parameters: {
            query?: {
                /**
                 * @description Kind of place.
                 * @example uf
                 */
                abrangencia?: "pais" | "uf" | "municipio";
                /**
                 * @description Set up at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                criado_em?: string;
                /**
                 * @description Who set it up.
                 * @example 7
                 */
                dono_id?: number;
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "periodicidade[eq]": "semanal"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not.
                 * @example desc
                 */
                order?: components["parameters"]["OrderDesc"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How often.
                 * @example semanal
                 */
                periodicidade?: "semanal" | "mensal";
                /**
                 * @description Next report at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                proximo_em?: string;
                /**
                 * @description Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example {"or":[{"tipo_agravo":"zika"},{"abrangencia":"pais"}]}
                 */
                search?: string;
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `criado_em`.
                 * @example criado_em
                 */
                sort?: "criado_em" | "proximo_em";
                /**
                 * @description Disease.
                 * @example dengue
                 */
                tipo_agravo?: "dengue" | "zika" | "chikungunya";
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of schedules. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "agd_7c1d2e3f-4a5b-4c6d-8e9f-0a1b2c3d4e5f",
                     *           "periodicidade": "semanal",
                     *           "tipo": "boletim",
                     *           "tipo_agravo": "dengue",
                     *           "abrangencia": "uf",
                     *           "codigo": "PE",
                     *           "lugar": "Pernambuco",
                     *           "formato": "pdf",
                     *           "idioma": "pt-BR",
                     *           "destinatarios": [
                     *             7
                     *           ],
                     *           "dono_id": 7,
                     *           "proximo_em": "2026-11-16T09:00:00.000Z",
                     *           "ultimo_em": null,
                     *           "criado_em": "2026-11-15T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "links": {
                     *         "first": "/api/v1/relatorios/agendamentos?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/relatorios/agendamentos?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AgendamentoLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    agendarRelatorio: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "periodicidade": "semanal",
                 *       "tipo": "boletim",
                 *       "tipo_agravo": "dengue",
                 *       "abrangencia": "uf",
                 *       "codigo": "PE",
                 *       "formato": "pdf",
                 *       "idioma": "pt-BR"
                 *     }
                 */
                "application/json": components["schemas"]["AgendamentoNovo"];
            };
        };
        responses: {
            /** @description The schedule. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "agd_7c1d2e3f-4a5b-4c6d-8e9f-0a1b2c3d4e5f",
                     *         "periodicidade": "semanal",
                     *         "tipo": "boletim",
                     *         "tipo_agravo": "dengue",
                     *         "abrangencia": "uf",
                     *         "codigo": "PE",
                     *         "lugar": "Pernambuco",
                     *         "formato": "pdf",
                     *         "idioma": "pt-BR",
                     *         "destinatarios": [
                     *           7
                     *         ],
                     *         "dono_id": 7,
                     *         "proximo_em": "2026-11-16T09:00:00.000Z",
                     *         "ultimo_em": null,
                     *         "criado_em": "2026-11-15T12:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AgendamentoUnico"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedRelatoriosGerarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelarAgendamento: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the schedule, `agd_` followed by a UUID. Anything else is answered with 404.
                 * @example agd_7c1d2e3f-4a5b-4c6d-8e9f-0a1b2c3d4e5f
                 */
                agendamento_id: components["parameters"]["AgendamentoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended, or left. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pesquisarUsuarios: {
        parameters: {
            query?: {
                /**
                 * @description Whether the account is an administrator.
                 * @example false
                 */
                admin?: boolean;
                /**
                 * @description Whether the account is active.
                 * @example true
                 */
                ativo?: boolean;
                /**
                 * @description Changed at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-01
                 */
                atualizado_em?: string;
                /**
                 * @description Position contains.
                 * @example epidemiologista
                 */
                cargo?: string;
                /**
                 * @description City contains.
                 * @example recife
                 */
                cidade?: string;
                /**
                 * @description The whole CPF, with or without punctuation.
                 * @example 529.982.247-25
                 */
                cpf?: string;
                /**
                 * @description Created at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-01
                 */
                criado_em?: string;
                /**
                 * @description Department contains.
                 * @example vigilância
                 */
                departamento?: string;
                /**
                 * @description Email contains.
                 * @example saude.example
                 */
                email?: string;
                /**
                 * @description Whether the email is confirmed.
                 * @example true
                 */
                email_verificado?: boolean;
                /**
                 * @description State code (UF), in upper or lower case.
                 * @example PE
                 */
                estado?: string;
                /**
                 * @description The user is in this group.
                 * @example 3
                 */
                grupo_id?: number;
                /**
                 * @description Id.
                 * @example 7
                 */
                id?: number;
                /**
                 * @description Institution contains.
                 * @example secretaria
                 */
                instituicao?: string;
                /**
                 * @description Whether multi-factor authentication is on.
                 * @example false
                 */
                mfa_habilitado?: boolean;
                /**
                 * @description Name contains.
                 * @example ana
                 */
                nome?: string;
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "nome[eq]": "ana"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort.
                 * @example asc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Account tier.
                 * @example basic
                 */
                plano?: "basic" | "premium" | "enterprise";
                /**
                 * @description A text to look for; case and accents are ignored, and `%` and `_` are ordinary characters. A value that begins with a brace is read as JSON instead: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example souza
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise.
                 * @example id
                 */
                sort?: "id" | "nome" | "email" | "telefone" | "cargo" | "departamento" | "cidade" | "estado" | "admin" | "ativo" | "email_verificado" | "mfa_habilitado" | "plano" | "criado_em" | "atualizado_em" | "ultimo_acesso";
                /**
                 * @description Last seen at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-01
                 */
                ultimo_acesso?: string;
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "nome": "Ana Souza",
                     *           "email": "ana.souza@saude.example",
                     *           "cpf": "529.982.247-25",
                     *           "telefone": "(81) 99999-1234",
                     *           "avatar_url": null,
                     *           "cargo": "Epidemiologista",
                     *           "departamento": "Vigilância",
                     *           "cidade": "Recife",
                     *           "estado": "PE",
                     *           "admin": false,
                     *           "ativo": true,
                     *           "email_verificado": true,
                     *           "mfa_habilitado": false,
                     *           "criado_em": "2026-11-01T08:00:00.000Z",
                     *           "atualizado_em": "2026-11-01T08:00:00.000Z",
                     *           "ultimo_acesso": "2026-11-14T09:30:00.000Z",
                     *           "plano": "basic",
                     *           "territorios": [],
                     *           "grupos": [
                     *             {
                     *               "id": 3,
                     *               "nome": "analista",
                     *               "descricao": "Cria e analisa dados"
                     *             }
                     *           ],
                     *           "permissoes_diretas": [
                     *             {
                     *               "id": 12,
                     *               "nome": "agravos.listar",
                     *               "descricao": "Listar casos"
                     *             }
                     *           ],
                     *           "total_permissoes": 11
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/usuarios?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/usuarios?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    criarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nome": "Ana Souza",
                 *       "email": "ana.souza@saude.example",
                 *       "senha": "Dengue#2024",
                 *       "cpf": "529.982.247-25",
                 *       "cargo": "Epidemiologista",
                 *       "estado": "PE",
                 *       "grupos_ids": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UsuarioCriar"];
            };
        };
        responses: {
            /** @description The account was created. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "ana.souza@saude.example",
                     *       "nome": "Ana Souza",
                     *       "cpf": "529.982.247-25",
                     *       "criado_em": "2026-11-15T12:00:00.000Z",
                     *       "grupos": [
                     *         {
                     *           "id": 3,
                     *           "nome": "analista",
                     *           "descricao": "Cria e analisa dados"
                     *         }
                     *       ],
                     *       "mensagem": "Usuário criado."
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioCriado"];
                };
            };
            400: components["responses"]["WeakPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfTerritoryOrPermissionDeniedUsuariosCriarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    consultarUsuario: {
        parameters: {
            query: {
                /**
                 * @description Comma-separated list of `grupos`, `permissoes`, `historico`.
                 * @example [
                 *       "grupos",
                 *       "permissoes"
                 *     ]
                 */
                include: ("grupos" | "permissoes" | "historico")[];
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "nome": "Ana Souza",
                     *       "email": "ana.souza@saude.example",
                     *       "cpf": "529.982.247-25",
                     *       "telefone": "(81) 99999-1234",
                     *       "avatar_url": "/api/v1/usuarios/7/foto-perfil",
                     *       "cargo": "Epidemiologista",
                     *       "departamento": "Vigilância",
                     *       "cidade": "Recife",
                     *       "estado": "PE",
                     *       "admin": false,
                     *       "ativo": true,
                     *       "email_verificado": true,
                     *       "mfa_habilitado": false,
                     *       "criado_em": "2026-11-01T08:00:00.000Z",
                     *       "atualizado_em": "2026-11-01T08:00:00.000Z",
                     *       "ultimo_acesso": "2026-11-14T09:30:00.000Z",
                     *       "plano": "basic",
                     *       "email_pendente": null,
                     *       "territorios": [
                     *         {
                     *           "tipo": "uf",
                     *           "codigo": "PE"
                     *         }
                     *       ],
                     *       "territorio_efetivo": {
                     *         "origem": "usuario",
                     *         "territorios": [
                     *           {
                     *             "tipo": "uf",
                     *             "codigo": "PE"
                     *           }
                     *         ]
                     *       },
                     *       "grupos": [
                     *         {
                     *           "id": 3,
                     *           "nome": "analista",
                     *           "descricao": "Cria e analisa dados",
                     *           "permissoes_count": 11
                     *         }
                     *       ],
                     *       "permissoes_diretas": [
                     *         {
                     *           "id": 12,
                     *           "nome": "agravos.listar",
                     *           "descricao": "Listar casos"
                     *         }
                     *       ],
                     *       "permissoes_efetivas": [
                     *         "agravos.criar",
                     *         "agravos.listar"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioDetalhe"];
                };
            };
            /** @description Nothing has changed; there is no body. */
            304: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "include",
                     *             "message": "Valor não permitido; use um destes: grupos, permissoes, historico.",
                     *             "code": "INVALID_VALUE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cargo": "Coordenadora",
                 *       "departamento": "Vigilância"
                 *     }
                 */
                "application/json": components["schemas"]["UsuarioEditar"];
            };
        };
        responses: {
            /** @description What has changed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "message": "Usuário atualizado.",
                     *       "campos_alterados": [
                     *         "cargo",
                     *         "departamento"
                     *       ],
                     *       "requer_acao": {
                     *         "email_verificacao": false,
                     *         "relogin": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioEditado"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReauthenticationRequiredOrOutOfTerritoryOrPermissionDeniedUsuariosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "email",
                     *             "message": "E-mail inválido; use nome@dominio, sem espaços.",
                     *             "code": "INVALID_EMAIL"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    excluirUsuario: {
        parameters: {
            query: {
                /**
                 * @description Suppresses the warning that the user is responsible for cases that nobody takes over.
                 * @example false
                 */
                force?: boolean;
                /**
                 * @description Reason.
                 * @example Desligamento do servidor
                 */
                motivo: string;
                /**
                 * @description Id of the active user who takes over the cases.
                 * @example 9
                 */
                transferir_para?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Usuário desativado.",
                     *       "avisos": [],
                     *       "acoes_realizadas": {
                     *         "usuario_desativado": true,
                     *         "sessoes_encerradas": 2,
                     *         "casos_transferidos": 0,
                     *         "grupos_removidos": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioExcluido"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosDeletarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "transferir_para",
                     *             "message": "Deve ser no mínimo 1.",
                     *             "code": "OUT_OF_RANGE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    alterarSenhaUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nova_senha": "Dengue#2024",
                 *       "forcar_troca": true,
                 *       "notificar_usuario": true
                 *     }
                 */
                "application/json": components["schemas"]["SenhaAlterar"];
            };
        };
        responses: {
            /** @description The password was set. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Senha alterada.",
                     *       "forcar_troca": true,
                     *       "email_enviado": true,
                     *       "sessoes_invalidadas": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SenhaAlterada"];
                };
            };
            400: components["responses"]["WeakPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfTerritoryOrPermissionDeniedUsuariosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "nova_senha",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apagarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "motivo": "Pedido do titular"
                 *     }
                 */
                "application/json": components["schemas"]["UsuarioApagar"];
            };
        };
        responses: {
            /** @description The job was accepted. */
            202: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAceito"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAdminOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["LimiteDeJobs"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    liberarBloqueio: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is not locked. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAdminOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    definirGruposUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grupos_ids": [
                 *         3,
                 *         4
                 *       ]
                 *     }
                 */
                "application/json": {
                    grupos_ids: components["schemas"]["GruposIds"];
                };
            };
        };
        responses: {
            /** @description The groups of the user. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Grupos do usuário atualizados.",
                     *       "grupos": [
                     *         {
                     *           "id": 3,
                     *           "nome": "analista",
                     *           "descricao": "Cria e analisa dados"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        grupos: components["schemas"]["GrupoResumo"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfTerritoryOrPermissionDeniedUsuariosGerenciarGruposOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "grupos_ids",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adicionarGrupoUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the group.
                 * @example 3
                 */
                grupo_id: components["parameters"]["GrupoId"];
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is in the group. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Usuário incluído no grupo."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfTerritoryOrPermissionDeniedUsuariosGerenciarGruposOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removerGrupoUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the group.
                 * @example 3
                 */
                grupo_id: components["parameters"]["GrupoId"];
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is no longer in the group. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfTerritoryOrPermissionDeniedUsuariosGerenciarGruposOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removerMfaUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account has no multi-factor authentication. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReauthenticationRequiredOrPermissionDeniedAdminOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarPermissoesUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grupos": [
                     *         {
                     *           "id": 4,
                     *           "nome": "usuario",
                     *           "descricao": "Acesso básico",
                     *           "ativo": true,
                     *           "permissoes": [
                     *             {
                     *               "id": 12,
                     *               "nome": "agravos.listar",
                     *               "descricao": "Listar casos"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "permissoes_diretas": [],
                     *       "permissoes_efetivas": [
                     *         "agravos.listar"
                     *       ],
                     *       "tem_permissao_admin": false
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioPermissoes"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adicionarPermissaoUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the permission.
                 * @example 12
                 */
                permissao_id: components["parameters"]["PermissaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user has the permission. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Permissão concedida."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removerPermissaoUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the permission.
                 * @example 12
                 */
                permissao_id: components["parameters"]["PermissaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user no longer has it directly. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    encerrarSessoesUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account has no open session. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAdminOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    definirTerritoriosUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "territorios": [
                 *         {
                 *           "tipo": "uf",
                 *           "codigo": "PE"
                 *         },
                 *         {
                 *           "tipo": "municipio",
                 *           "codigo": "2704302"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TerritoriosDefinir"];
            };
        };
        responses: {
            /** @description The territories of the user. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Territórios atualizados.",
                     *       "territorios": [
                     *         {
                     *           "tipo": "uf",
                     *           "codigo": "PE"
                     *         },
                     *         {
                     *           "tipo": "municipio",
                     *           "codigo": "2704302"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TerritoriosDefinidos"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutOfTerritoryOrPermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "territorios",
                     *             "message": "Campo obrigatório.",
                     *             "code": "REQUIRED"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    buscarUsuarios: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filtros": {
                 *         "and": [
                 *           {
                 *             "campo": "ativo",
                 *             "operador": "eq",
                 *             "valor": true
                 *           },
                 *           {
                 *             "or": [
                 *               {
                 *                 "campo": "estado",
                 *                 "operador": "in",
                 *                 "valor": [
                 *                   "PE",
                 *                   "PB"
                 *                 ]
                 *               },
                 *               {
                 *                 "campo": "nome",
                 *                 "operador": "like",
                 *                 "valor": "souza"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "ordenacao": [
                 *         {
                 *           "campo": "nome",
                 *           "direcao": "asc"
                 *         }
                 *       ],
                 *       "paginacao": {
                 *         "pagina": 1,
                 *         "tamanho": 20
                 *       },
                 *       "incluir": [
                 *         "grupos"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UsuarioBusca"];
            };
        };
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 0,
                     *       "page": 1,
                     *       "size": 20,
                     *       "pages": 0,
                     *       "items": [],
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioBuscaResultado"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterEstatisticasUsuarios: {
        parameters: {
            query?: {
                /**
                 * @description Adds the grouping to the answer, as `agrupamento`.
                 * @example estado
                 */
                agrupar_por?: "estado" | "grupo" | "departamento";
                /**
                 * @description Period of the counters that depend on one.
                 * @example ultimos_7_dias
                 */
                periodo?: components["schemas"]["Periodo"];
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counters. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "periodo": {
                     *         "nome": "ultimos_7_dias",
                     *         "inicio": "2026-11-09",
                     *         "fim": "2026-11-15"
                     *       },
                     *       "total_usuarios": 120,
                     *       "usuarios_ativos": 110,
                     *       "usuarios_inativos": 10,
                     *       "novos_usuarios_periodo": 4,
                     *       "por_grupo": {
                     *         "admin": 2,
                     *         "analista": 40,
                     *         "usuario": 78
                     *       },
                     *       "por_estado": {
                     *         "PE": 100,
                     *         "PB": 15,
                     *         "nao_informado": 5
                     *       },
                     *       "acessos": {
                     *         "usuarios_no_periodo": 80,
                     *         "hoje": 22,
                     *         "nunca": 9
                     *       },
                     *       "seguranca": {
                     *         "mfa_habilitado": 30,
                     *         "mfa_percentual": 25,
                     *         "email_verificado": 100,
                     *         "administradores": 2,
                     *         "contas_bloqueadas": 1
                     *       },
                     *       "agrupamento": [
                     *         {
                     *           "chave": "PE",
                     *           "total": 100,
                     *           "percentual": 83.33
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioEstatisticas"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportarUsuarios: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formato": "xlsx",
                 *       "filtros": {
                 *         "ativo": true,
                 *         "estado": "PE"
                 *       },
                 *       "campos": [
                 *         "id",
                 *         "nome",
                 *         "email",
                 *         "estado"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UsuarioExportar"];
            };
        };
        responses: {
            /** @description The job was accepted. */
            202: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAceito"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReauthenticationRequiredOrPermissionDeniedUsuariosExportarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["LimiteDeJobs"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterPerfil: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated list of `grupos`, `permissoes`, `sessoes`.
                 * @example [
                 *       "grupos",
                 *       "sessoes"
                 *     ]
                 */
                include?: ("grupos" | "permissoes" | "sessoes")[];
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "nome": "Ana Souza",
                     *       "email": "ana.souza@saude.example",
                     *       "cpf": null,
                     *       "telefone": null,
                     *       "avatar_url": null,
                     *       "cargo": "Epidemiologista",
                     *       "departamento": "Vigilância",
                     *       "cidade": "Recife",
                     *       "estado": "PE",
                     *       "admin": false,
                     *       "ativo": true,
                     *       "email_verificado": true,
                     *       "mfa_habilitado": false,
                     *       "criado_em": "2026-11-01T08:00:00.000Z",
                     *       "atualizado_em": "2026-11-01T08:00:00.000Z",
                     *       "ultimo_acesso": "2026-11-14T09:30:00.000Z",
                     *       "plano": "basic",
                     *       "email_pendente": null,
                     *       "territorios": [
                     *         {
                     *           "tipo": "uf",
                     *           "codigo": "PE"
                     *         }
                     *       ],
                     *       "territorio_efetivo": {
                     *         "origem": "usuario",
                     *         "territorios": [
                     *           {
                     *             "tipo": "uf",
                     *             "codigo": "PE"
                     *           }
                     *         ]
                     *       },
                     *       "grupos": [
                     *         {
                     *           "id": 3,
                     *           "nome": "analista",
                     *           "descricao": "Cria e analisa dados",
                     *           "permissoes_count": 11
                     *         }
                     *       ],
                     *       "sessoes_ativas": [
                     *         {
                     *           "id": "0b7e6f52-6d0c-4c3c-9a55-6ad0b1a4ff01",
                     *           "device": "Firefox (Linux)",
                     *           "ip_address": "203.0.113.7",
                     *           "location": null,
                     *           "created_at": "2026-11-14T09:30:00.000Z",
                     *           "last_activity": "2026-11-14T09:30:00.000Z",
                     *           "current": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Perfil"];
                };
            };
            /** @description Nothing has changed; there is no body. */
            304: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "include",
                     *             "message": "Valor não permitido; use um destes: grupos, permissoes, sessoes.",
                     *             "code": "INVALID_VALUE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pedirDados: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job was accepted. */
            202: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAceito"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["LimiteDeJobs"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description Whether it receives events.
                 * @example true
                 */
                ativo?: boolean;
                /**
                 * @description Changed at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                atualizado_em?: string;
                /**
                 * @description Registered at; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                criado_em?: string;
                /**
                 * @description Who registered it.
                 * @example 7
                 */
                dono_id?: number;
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "ativo[eq]": "true"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not.
                 * @example desc
                 */
                order?: components["parameters"]["OrderDesc"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example {"ativo":true}
                 */
                search?: components["parameters"]["BuscaDeWebhooks"];
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `criado_em`.
                 * @example criado_em
                 */
                sort?: "criado_em" | "atualizado_em";
                /**
                 * @description Part of the address.
                 * @example saude.example
                 */
                url?: string;
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of webhooks. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d",
                     *           "url": "https://vigilancia.saude.example/eventos",
                     *           "eventos": [
                     *             "agravo.criado",
                     *             "agravo.atualizado"
                     *           ],
                     *           "ativo": true,
                     *           "headers": {
                     *             "Authorization": "***"
                     *           },
                     *           "dono_id": 7,
                     *           "falhando_desde": null,
                     *           "desligado_em": null,
                     *           "motivo": null,
                     *           "segredo_anterior_ate": null,
                     *           "criado_em": "2026-11-15T12:00:00.000Z",
                     *           "atualizado_em": "2026-11-15T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "links": {
                     *         "first": "/api/v1/webhooks?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/webhooks?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    criarWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://vigilancia.saude.example/eventos",
                 *       "eventos": [
                 *         "agravo.criado",
                 *         "agravo.atualizado"
                 *       ],
                 *       "ativo": true,
                 *       "headers": {
                 *         "Authorization": "Bearer 3f1c9a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookNovo"];
            };
        };
        responses: {
            /** @description Registered. The secret is shown only here. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d",
                     *         "url": "https://vigilancia.saude.example/eventos",
                     *         "eventos": [
                     *           "agravo.criado",
                     *           "agravo.atualizado"
                     *         ],
                     *         "ativo": true,
                     *         "headers": {
                     *           "Authorization": "***"
                     *         },
                     *         "dono_id": 7,
                     *         "falhando_desde": null,
                     *         "desligado_em": null,
                     *         "motivo": null,
                     *         "segredo_anterior_ate": null,
                     *         "criado_em": "2026-11-15T12:00:00.000Z",
                     *         "atualizado_em": "2026-11-15T12:00:00.000Z",
                     *         "segredo": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookCriado"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosListarOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d",
                     *         "url": "https://vigilancia.saude.example/eventos",
                     *         "eventos": [
                     *           "agravo.criado",
                     *           "agravo.atualizado"
                     *         ],
                     *         "ativo": true,
                     *         "headers": {
                     *           "Authorization": "***"
                     *         },
                     *         "dono_id": 7,
                     *         "falhando_desde": null,
                     *         "desligado_em": null,
                     *         "motivo": null,
                     *         "segredo_anterior_ate": null,
                     *         "criado_em": "2026-11-15T12:00:00.000Z",
                     *         "atualizado_em": "2026-11-15T12:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookLido"];
                };
            };
            /** @description Nothing has changed; there is no body. */
            304: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editarWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventos": [
                 *         "agravo.criado"
                 *       ],
                 *       "ativo": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEditar"];
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEditado"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedAgravosListarOrReauthenticationRequiredOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "dono_id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    excluirWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "desconhecido",
                     *             "message": "Campo desconhecido.",
                     *             "code": "UNKNOWN_FIELD"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarEntregas: {
        parameters: {
            query?: {
                /**
                 * @description Outcome so far.
                 * @example falhou
                 */
                estado?: "pendente" | "entregue" | "falhou";
                /**
                 * @description Id of the event.
                 * @example evt_5d0c3e1f7a9b4c2d8e6f0a1b2c3d4e5f
                 */
                evento_id?: string;
                /**
                 * @description Filters with an operator, each sent as `field[op]=value`. `in` takes values separated by commas; `like` means contains, for texts, without regard to case and accents. All filters must hold. At most 10 conditions of a request may search in texts, with `like`, `gt`, `gte`, `lt` or `lte`; a plain `search` is one of them.
                 * @example {
                 *       "estado[eq]": "falhou"
                 *     }
                 */
                operadores?: {
                    [key: string]: string;
                };
                /**
                 * @description Direction of the sort. The default is `asc` when `sort` is sent, and `desc` (newest first) when it is not.
                 * @example desc
                 */
                order?: components["parameters"]["OrderDesc"];
                /**
                 * @description Page number; starts at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Conditions as JSON: nested `and` and `or` lists of `{field: value}` or `{field: {op: value}}`, at most 100 conditions and 8 levels deep.
                 * @example {"or":[{"estado":"falhou"},{"tipo":"webhook.teste"}]}
                 */
                search?: components["parameters"]["BuscaDeEntregas"];
                /**
                 * @description Page size.
                 * @example 50
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Field to sort by. Rows with equal values are sorted by id, unless the operation says otherwise. Without it the newest rows come first, by `id`.
                 * @example id
                 */
                sort?: "id";
                /**
                 * @description When it happened; a date (in Brasília time) or a date-time.
                 * @example 2026-11-15
                 */
                timestamp?: string;
                /**
                 * @description Type of the event.
                 * @example agravo.criado
                 */
                tipo?: string;
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 812,
                     *           "evento_id": "evt_5d0c3e1f7a9b4c2d8e6f0a1b2c3d4e5f",
                     *           "tipo": "agravo.criado",
                     *           "timestamp": "2026-11-15T12:00:00.000Z",
                     *           "dados": {
                     *             "id": 4711,
                     *             "tipo_agravo": "dengue",
                     *             "numero_notificacao": "2026000123"
                     *           },
                     *           "estado": "pendente",
                     *           "proxima_em": "2026-11-15T12:05:21.000Z",
                     *           "concluida_em": null,
                     *           "tentativas": [
                     *             {
                     *               "em": "2026-11-15T12:00:00.100Z",
                     *               "status": 503,
                     *               "erro": "status",
                     *               "ms": 41,
                     *               "resposta": "overloaded"
                     *             },
                     *             {
                     *               "em": "2026-11-15T12:00:05.300Z",
                     *               "status": null,
                     *               "erro": "tempo_esgotado",
                     *               "ms": 15000,
                     *               "resposta": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 50,
                     *       "pages": 1,
                     *       "links": {
                     *         "first": "/api/v1/webhooks/wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d/entregas?page=1&size=50",
                     *         "prev": null,
                     *         "next": null,
                     *         "last": "/api/v1/webhooks/wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d/entregas?page=1&size=50"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntregaLista"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `READING_TOO_LONG`: The list, the search or the statistics would take the database more than three seconds; `details` names what to narrow. Description A names it in `detail`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterEntrega: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
                 * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the delivery.
                 * @example 812
                 */
                entrega_id: components["parameters"]["EntregaId"];
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 812,
                     *         "evento_id": "evt_5d0c3e1f7a9b4c2d8e6f0a1b2c3d4e5f",
                     *         "tipo": "agravo.criado",
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "dados": {
                     *           "id": 4711,
                     *           "tipo_agravo": "dengue",
                     *           "numero_notificacao": "2026000123"
                     *         },
                     *         "estado": "pendente",
                     *         "proxima_em": "2026-11-15T12:05:21.000Z",
                     *         "concluida_em": null,
                     *         "tentativas": [
                     *           {
                     *             "em": "2026-11-15T12:00:00.100Z",
                     *             "status": 503,
                     *             "erro": "status",
                     *             "ms": 41,
                     *             "resposta": "overloaded"
                     *           },
                     *           {
                     *             "em": "2026-11-15T12:00:05.300Z",
                     *             "status": null,
                     *             "erro": "tempo_esgotado",
                     *             "ms": 15000,
                     *             "resposta": null
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntregaLida"];
                };
            };
            /** @description Nothing has changed; there is no body. */
            304: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            /** @description `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "VALIDATION_ERROR",
                     *         "message": "Há dados inválidos na requisição.",
                     *         "details": [
                     *           {
                     *             "field": "entrega_id",
                     *             "message": "O tipo está errado; esperado: integer.",
                     *             "code": "INVALID_TYPE"
                     *           }
                     *         ],
                     *         "request_id": "5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01",
                     *         "timestamp": "2026-11-15T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reenviarEntrega: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the delivery.
                 * @example 812
                 */
                entrega_id: components["parameters"]["EntregaId"];
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            202: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 812,
                     *         "evento_id": "evt_5d0c3e1f7a9b4c2d8e6f0a1b2c3d4e5f",
                     *         "tipo": "agravo.criado",
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "dados": {
                     *           "id": 4711,
                     *           "tipo_agravo": "dengue",
                     *           "numero_notificacao": "2026000123"
                     *         },
                     *         "estado": "pendente",
                     *         "proxima_em": "2026-11-15T12:05:21.000Z",
                     *         "concluida_em": null,
                     *         "tentativas": [
                     *           {
                     *             "em": "2026-11-15T12:00:00.100Z",
                     *             "status": 503,
                     *             "erro": "status",
                     *             "ms": 41,
                     *             "resposta": "overloaded"
                     *           },
                     *           {
                     *             "em": "2026-11-15T12:00:05.300Z",
                     *             "status": null,
                     *             "erro": "tempo_esgotado",
                     *             "ms": 15000,
                     *             "resposta": null
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntregaLida"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reenviarFalhas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "desde": "2026-11-10"
                 *     }
                 */
                "application/json": components["schemas"]["ReenvioDeFalhas"];
            };
        };
        responses: {
            /** @description The deliveries are being sent again. */
            202: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 37
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReenvioAceito"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotacionarSegredo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d",
                     *         "segredo": "whsec_Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=",
                     *         "segredo_anterior_ate": "2026-11-16T12:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookSegredo"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReauthenticationRequiredOrPasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testarWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the webhook, `wh_` followed by 32 hexadecimal digits. Anything else is answered with 404.
                 * @example wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            202: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 812,
                     *         "evento_id": "evt_5d0c3e1f7a9b4c2d8e6f0a1b2c3d4e5f",
                     *         "tipo": "agravo.criado",
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "dados": {
                     *           "id": 4711,
                     *           "tipo_agravo": "dengue",
                     *           "numero_notificacao": "2026000123"
                     *         },
                     *         "estado": "pendente",
                     *         "proxima_em": "2026-11-15T12:05:21.000Z",
                     *         "concluida_em": null,
                     *         "tentativas": [
                     *           {
                     *             "em": "2026-11-15T12:00:00.100Z",
                     *             "status": 503,
                     *             "erro": "status",
                     *             "ms": 41,
                     *             "resposta": "overloaded"
                     *           },
                     *           {
                     *             "em": "2026-11-15T12:00:05.300Z",
                     *             "status": null,
                     *             "erro": "tempo_esgotado",
                     *             "ms": 15000,
                     *             "resposta": null
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntregaLida"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `VALIDATION_ERROR`: The request holds invalid data; `details` names every field that is wrong.
             *     - `IDEMPOTENCY_MISMATCH`: The `Idempotency-Key` was used before for another operation, another path or another body. Description A names it in `detail`, at `[header, Idempotency-Key]`.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    receberEvento: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Header of Standard Webhooks, the id of the event.
                 * @example evt_5d0c3e1f7a9b4c2d8e6f0a1b2c3d4e5f
                 */
                "webhook-id": components["parameters"]["StandardId"];
                /**
                 * @description Header of Standard Webhooks, `v1,` followed by the base64 HMAC-SHA256 of `id.timestamp.body`. The key is the 32 bytes that the base64 text after `whsec_` in the secret encodes. Several signatures are separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardSignature"];
                /**
                 * @description Header of Standard Webhooks, the time of this attempt in seconds since 1970.
                 * @example 1794744000
                 */
                "webhook-timestamp": components["parameters"]["StandardTimestamp"];
                /**
                 * @description Hexadecimal HMAC-SHA256 of the raw body. The key is the whole secret as text, `whsec_` included.
                 * @example 5f2b1c0d9e8f7a6b5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b
                 */
                "X-Webhook-Signature": components["parameters"]["Assinatura"];
                /**
                 * @description The same signature made with the former secret, for 24 hours after it was replaced.
                 * @example 0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b9c
                 */
                "X-Webhook-Signature-Previous"?: components["parameters"]["AssinaturaAnterior"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Evento"];
            };
        };
        responses: {
            /** @description The event was received. The service reads only the beginning of the body. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receberImportacaoConcluida: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Header of Standard Webhooks, the id of the event.
                 * @example evt_5d0c3e1f7a9b4c2d8e6f0a1b2c3d4e5f
                 */
                "webhook-id": components["parameters"]["StandardId"];
                /**
                 * @description Header of Standard Webhooks, `v1,` followed by the base64 HMAC-SHA256 of `id.timestamp.body`. The key is the 32 bytes that the base64 text after `whsec_` in the secret encodes. Several signatures are separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardSignature"];
                /**
                 * @description Header of Standard Webhooks, the time of this attempt in seconds since 1970.
                 * @example 1794744000
                 */
                "webhook-timestamp": components["parameters"]["StandardTimestamp"];
                /**
                 * @description Hexadecimal HMAC-SHA256 of the raw body. The key is the whole secret as text, `whsec_` included.
                 * @example 5f2b1c0d9e8f7a6b5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b
                 */
                "X-Webhook-Signature": components["parameters"]["Assinatura"];
                /**
                 * @description The same signature made with the former secret, for 24 hours after it was replaced.
                 * @example 0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b9c
                 */
                "X-Webhook-Signature-Previous"?: components["parameters"]["AssinaturaAnterior"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_1f7a9b4c2d8e6f0a1b2c3d4e5f5d0c3e",
                 *       "tipo": "importacao.concluida",
                 *       "timestamp": "2026-11-15T12:00:00.000Z",
                 *       "dados": {
                 *         "job_id": "job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10",
                 *         "importados": 1200,
                 *         "erros": 3
                 *       },
                 *       "webhook_id": "wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d"
                 *     }
                 */
                "application/json": components["schemas"]["EventoDeImportacao"];
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receberTeste: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Header of Standard Webhooks, the id of the event.
                 * @example evt_5d0c3e1f7a9b4c2d8e6f0a1b2c3d4e5f
                 */
                "webhook-id": components["parameters"]["StandardId"];
                /**
                 * @description Header of Standard Webhooks, `v1,` followed by the base64 HMAC-SHA256 of `id.timestamp.body`. The key is the 32 bytes that the base64 text after `whsec_` in the secret encodes. Several signatures are separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardSignature"];
                /**
                 * @description Header of Standard Webhooks, the time of this attempt in seconds since 1970.
                 * @example 1794744000
                 */
                "webhook-timestamp": components["parameters"]["StandardTimestamp"];
                /**
                 * @description Hexadecimal HMAC-SHA256 of the raw body. The key is the whole secret as text, `whsec_` included.
                 * @example 5f2b1c0d9e8f7a6b5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b
                 */
                "X-Webhook-Signature": components["parameters"]["Assinatura"];
                /**
                 * @description The same signature made with the former secret, for 24 hours after it was replaced.
                 * @example 0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b9c
                 */
                "X-Webhook-Signature-Previous"?: components["parameters"]["AssinaturaAnterior"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_7a9b4c2d8e6f0a1b2c3d4e5f5d0c3e1f",
                 *       "tipo": "webhook.teste",
                 *       "timestamp": "2026-11-15T12:00:00.000Z",
                 *       "dados": {
                 *         "mensagem": "Evento de teste."
                 *       },
                 *       "webhook_id": "wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d"
                 *     }
                 */
                "application/json": components["schemas"]["EventoDeTeste"];
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone; the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
