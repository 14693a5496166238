#!/bin/sh
# Creates the roles and the database of the service. Patroni calls it once, on the first primary. See "Two roles" in the
# guide to operating.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --dbname "$1" <<SQL
create role saude_owner login password '$SAUDE_OWNER_PASSWORD';
create role saude_app login password '$SAUDE_APP_PASSWORD';
create database saude owner saude_owner;
-- For the number of standbys that confirm commits.
grant pg_read_all_stats to saude_app;
SQL
