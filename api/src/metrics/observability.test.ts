import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';

type Rule = { record?: string; alert?: string; expr: string; labels?: { severity?: string } };
type Panel = { id: number; type: string; title: string; targets?: { expr: string }[] };

const FOLDER = join(import.meta.dirname, '../../../deploy/observability');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const RULES = (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const DASHBOARD = JSON.parse(read('grafana-dashboard.json')) as { schemaVersion: number; panels: Panel[] };

/** Metrics of Caddy, of Prometheus' blackbox exporter, and of page servers, which have tests of their own. */
const FOREIGN_METRICS = [
  'caddy_http_request_errors_total',
  'caddy_http_requests_total',
  'page_documents_total',
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  'release_registry_revision',
  'release_store_readable',
];
/** Words of PromQL that stand where a metric could. */
const KEYWORDS = new Set(['and', 'or', 'unless', 'bool', 'offset']);

/** Finds the names of metrics in a query: the words that are no function, label, text, number or duration. */
function findMetrics(query: string): string[] {
  const words = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
    .match(/(?<![\w:.])[a-z_:][\w:]*(?!\s*\(|[\w:])/gi);
  return (words ?? []).filter((word) => !KEYWORDS.has(word));
}

let api: TestApi;
let names: Set<string>;
beforeAll(async () => {
  api = await startTestApi();
  const lines = (await api.readMetrics()).split('\n');
  const types = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' '));
  names = new Set(
    types.flatMap(([, , name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  // Prometheus itself adds `up`, and the rules add those that they record.
  for (const name of ['up', ...FOREIGN_METRICS, ...RULES.map(({ record }) => record)])
    if (name) names.add(name);
});
afterAll(() => api.stop());

it('finds the metrics of a query', () => {
  const query =
    'sum by (a) (rate(x_total{b="y",c=~"z"}[5m])) / on (d) s:r:ratio_rate1h > 14.4 * 0.001 and up == 0';
  expect(findMetrics(query)).toEqual(['x_total', 's:r:ratio_rate1h', 'up']);
  expect(findMetrics('label_replace(up, "a", "$1", "b", "(.*)") unless on (a) x_total')).toEqual([
    'up',
    'x_total',
  ]);
});

it.each(RULES.map((rule) => [rule.alert ?? rule.record, rule.expr]))(
  'the rule %s asks for metrics that exist',
  (_, expr) => {
    const used = findMetrics(expr);
    expect(used).not.toEqual([]);
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  },
);

it('the dashboard asks for metrics that exist, and each of its panels has an id of its own', () => {
  expect(DASHBOARD.schemaVersion).toBeGreaterThanOrEqual(36);
  const ids = DASHBOARD.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const panels = DASHBOARD.panels.filter(({ type }) => type !== 'row');
  const unknown = panels.map(({ title, targets = [] }) => {
    const used = targets.flatMap(({ expr }) => findMetrics(expr));
    return { title, asks: used.length > 0, unknown: used.filter((name) => !names.has(name)) };
  });
  expect(unknown).toEqual(panels.map(({ title }) => ({ title, asks: true, unknown: [] })));
});

it('every alert says how urgent it is, and docs/operations.md what to do', () => {
  const guide = readFileSync(join(FOLDER, '../../docs/operations.md'), 'utf8');
  const alerts = RULES.filter(({ alert }) => alert !== undefined);
  expect(alerts.length).toBeGreaterThan(20);
  for (const { alert, labels } of alerts) {
    expect(['page', 'ticket']).toContain(labels?.severity);
    expect(guide).toContain(`| \`${alert}\` |`);
  }
});

it('every alert has a test in which it fires', () => {
  const { tests } = parse(read('alerts.test.yml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  const fired = tests
    .flatMap((test) => test.alert_rule_test)
    .filter((check) => check.exp_alerts.length > 0)
    .map((check) => check.alertname);
  expect([...new Set(fired)].sort()).toEqual(RULES.flatMap(({ alert }) => alert ?? []).sort());
});

it('finds the processes of a cluster, and looks at the site, under the names that the alerts ask for', () => {
  const jobs = parse(read('prometheus-kubernetes.yml')) as { scrape_configs: { job_name: string }[] };
  expect(jobs.scrape_configs.map(({ job_name }) => job_name)).toEqual(['platform', 'site']);
});

// Prometheus' own tool is no package of npm, and `npm test` may not need it. Where it is installed, it tests the alerts
// themselves; the workflow "CI" installs it, and asks for it so that its absence cannot pass.
if (process.env.PROMTOOL === 'required' || spawnSync('promtool', ['--version']).error === undefined) {
  const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });

  it('promtool accepts the tests of the alerts', () => {
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });

  it.each(['prometheus.yml', 'prometheus-kubernetes.yml'])('promtool accepts %s', (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
    const config = parse(read(name)) as { rule_files: string[]; scrape_configs: object[] };
    // Debian's package is built without the discovery of pods.
    const withoutDiscovery = config.scrape_configs.map((job) => omit(job, 'kubernetes_sd_configs'));
    const rules = config.rule_files.map((file) => join(FOLDER, file));
    const file = join(folder, 'prometheus.yml');
    writeFileSync(file, stringify({ ...config, rule_files: rules, scrape_configs: withoutDiscovery }));
    expect(promtool('check', 'config', file)).toContain('SUCCESS');
    rmSync(folder, { recursive: true });
  });
}

const omit = (object: object, name: string): object =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
