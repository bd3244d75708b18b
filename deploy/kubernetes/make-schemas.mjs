/**
 * Writes `schemas.json`, the JSON schemas that the manifests are tested with, from a release of Kubernetes:
 *
 *   node deploy/kubernetes/make-schemas.mjs VERSION FILE    FILE is its `api/openapi-spec/swagger.json`
 *
 * Objects accept no fields but those of that version, the oldest that the manifests are for. `status` is left out, since
 * no manifest has it.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const KINDS = [
  'io.k8s.api.apps.v1.Deployment',
  'io.k8s.api.autoscaling.v2.HorizontalPodAutoscaler',
  'io.k8s.api.batch.v1.CronJob',
  'io.k8s.api.batch.v1.Job',
  'io.k8s.api.core.v1.ConfigMap',
  'io.k8s.api.core.v1.PersistentVolumeClaim',
  'io.k8s.api.core.v1.Service',
  'io.k8s.api.networking.v1.NetworkPolicy',
  'io.k8s.api.policy.v1.PodDisruptionBudget',
];

/** What the OpenAPI document calls strings, although numbers are accepted. */
const NUMBERS_OR_STRINGS = {
  'io.k8s.apimachinery.pkg.api.resource.Quantity': { type: ['number', 'string'] },
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': { type: ['integer', 'string'] },
};

const [version, file] = process.argv.slice(2);
const { definitions } = JSON.parse(readFileSync(file, 'utf8'));
const schemas = {};
KINDS.forEach(addSchema);
const written = {
  $comment: `Made by make-schemas.mjs from Kubernetes ${version}, Apache-2.0`,
  kinds: Object.fromEntries(KINDS.map((name) => [describeKind(definitions[name]), name])),
  definitions: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b, 'en'))),
};
writeFileSync(new URL('schemas.json', import.meta.url), `${JSON.stringify(written)}\n`);

/** Returns the `apiVersion` and `kind` of a manifest, e.g. `apps/v1 Deployment`. */
function describeKind({ 'x-kubernetes-group-version-kind': [{ group, version: apiVersion, kind }] }) {
  return `${group ? `${group}/` : ''}${apiVersion} ${kind}`;
}

function addSchema(name) {
  if (name in schemas) return;
  const definition = definitions[name];
  if (!definition) throw new Error(`Kubernetes ${version} has no ${name}.`);
  schemas[name] = {};
  schemas[name] = NUMBERS_OR_STRINGS[name] ?? convert(definition);
}

function convert({ $ref, type, items, properties, required, additionalProperties }) {
  if ($ref) {
    addSchema($ref.split('/').at(-1));
    return { $ref };
  }
  if (!properties)
    return {
      type,
      ...(items && { items: convert(items) }),
      ...(additionalProperties && { additionalProperties: convert(additionalProperties) }),
    };
  const fields = Object.entries(properties).filter(([name]) => name !== 'status');
  return {
    type,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, convert(field)])),
    ...(required && { required }),
    additionalProperties: false,
  };
}
