/**
 * Reads a JSON array of Kubernetes manifests from standard input, and prints an array with the problem of each, or
 * `null`. It is a program of its own because its packages are ES modules only, which Jest does not load.
 */
import { text } from 'node:stream/consumers';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';

type Manifest = { readonly apiVersion: string; readonly kind: string };
type Model = new (data: object) => { validate(): void };

const MODELS: Readonly<Record<string, object>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

const manifests = JSON.parse(await text(process.stdin)) as Manifest[];
console.log(JSON.stringify(manifests.map(findProblem)));

function findProblem(manifest: Manifest): string | null {
  const { apiVersion, kind } = manifest;
  const Model = (MODELS[apiVersion] as Readonly<Record<string, Model>> | undefined)?.[kind];
  if (!Model) return `There is no schema of ${kind} in ${apiVersion}.`;
  try {
    new Model(manifest).validate();
    return null;
  } catch (error) {
    return `${kind}: ${getErrorMessage(error)}`;
  }
}
