import type { DetectionEvidence, DetectionKind } from '@platform/contracts';

type FactName = keyof DetectionEvidence;

/** The facts each task is about, in the order they are shown, with their names for the reader. */
const FACTS: Record<DetectionKind, readonly (readonly [name: FactName, label: string])[]> = {
  browser: [
    ['browser', 'Browser'],
    ['browserVersion', 'Version'],
    ['engine', 'Engine'],
    ['platform', 'Platform'],
    ['platformVersion', 'Platform version'],
    ['language', 'Language'],
    ['screen', 'Screen'],
    ['touch', 'Touch'],
    ['userAgent', 'User agent'],
  ],
  phone: [
    ['deviceType', 'Kind of device'],
    ['deviceModel', 'Model'],
    ['platform', 'Platform'],
    ['platformVersion', 'Platform version'],
    ['browser', 'Browser'],
    ['screen', 'Screen'],
    ['touch', 'Touch'],
    ['language', 'Language'],
  ],
};

/** The part of what was found that the task is about: exactly this is shown, and exactly this is sent. */
export function evidenceFor(kind: DetectionKind, found: DetectionEvidence): DetectionEvidence {
  const names = FACTS[kind].map(([name]) => name).filter((name) => found[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, found[name]]));
}

/** The evidence in words, line by line. */
export function describeEvidence(kind: DetectionKind, evidence: DetectionEvidence) {
  return FACTS[kind]
    .filter(([name]) => evidence[name] !== undefined)
    .map(([name, label]) => ({ term: label, description: wordsOf(evidence[name]) }));
}

function wordsOf(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value ?? '';
}
