import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import stripResponseSchemas from './strip-response-schemas-loader.ts';

const CONTRACTS = resolve(__dirname, '../../../api/contracts/src');

it('removes the schemas that browsers do not need, however the source is formatted', async () => {
  const source = `
    import { endpoint } from '../endpoint.ts';
    /** Completes a task. */
    export const completeTask = endpoint({ id: 'tasks.complete', summary: 'Complete, once', params,
      query: queryObject({ a: text({ max: 1 }) }),   body: completeTaskBody,
      response: strictObject({ id: responseId() }), errors: ['already_completed'] });`;
  const lean = await stripResponseSchemas(source);
  expect(lean.replaceAll(/\s+/g, ' ')).toContain(
    `export const completeTask = { id: 'tasks.complete', body: completeTaskBody, errors: [ 'already_completed' ] };`,
  );
});

it('removes the schemas that several calls have in common', async () => {
  const lean = await stripResponseSchemas(
    `const action = { method: 'POST', params, response: strictObject({ id: responseId() }) } as const;
    const decision = { ...action, idempotent: true } as const;
    export const release = endpoint({ ...decision, id: 'reviews.release' });`,
  );
  expect(lean.replaceAll(/\s+/g, ' ').trim()).toBe(
    `const action = { method: 'POST' }; const decision = { ...action, idempotent: true }; ` +
      `export const release = { ...decision, id: 'reviews.release' };`,
  );
});

it('removes the query schema of a CSV export', async () => {
  const lean = await stripResponseSchemas(
    `export const exportAudit = csvExport(listAudit, auditQuery.omit(['limit']));`,
  );
  expect(lean.trim()).toBe('export const exportAudit = csvExport(listAudit);');
});

it('leaves no schema of a response in the contracts', async () => {
  const files = globSync('**/*.endpoints.ts', { cwd: CONTRACTS });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const lean = await stripResponseSchemas(readFileSync(resolve(CONTRACTS, file), 'utf8'));
    expect(lean).not.toMatch(/\b(response|params|query|summary):/);
    expect(lean).not.toMatch(/= endpoint\(/);
  }
});

it('rejects a descriptor that is not an object literal', async () => {
  await expect(stripResponseSchemas('export const getMe = endpoint(definition);')).rejects.toThrow(
    'getMe must be defined as endpoint({ ... })',
  );
});
