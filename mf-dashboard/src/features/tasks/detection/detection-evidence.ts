import type { DetectionEvidence, DetectionKind } from '@platform/contracts';

type EvidenceField = keyof DetectionEvidence;

/** The fields that each task submits, in display order, with their labels. */
const EVIDENCE_FIELDS: Record<DetectionKind, readonly (readonly [name: EvidenceField, label: string])[]> = {
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
    ['deviceType', 'Device type'],
    ['deviceModel', 'Model'],
    ['platform', 'Platform'],
    ['platformVersion', 'Platform version'],
    ['browser', 'Browser'],
    ['screen', 'Screen'],
    ['touch', 'Touch'],
    ['language', 'Language'],
  ],
};

/** Selects the fields that a task shows and submits; both are always the same. */
export function selectEvidence(kind: DetectionKind, detected: DetectionEvidence): DetectionEvidence {
  const names = EVIDENCE_FIELDS[kind].map(([name]) => name).filter((name) => detected[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, detected[name]]));
}

/** Formats the evidence for a description list. */
export function describeEvidence(kind: DetectionKind, evidence: DetectionEvidence) {
  return EVIDENCE_FIELDS[kind]
    .filter(([name]) => evidence[name] !== undefined)
    .map(([name, label]) => ({ term: label, description: formatValue(evidence[name]) }));
}

function formatValue(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value ?? '';
}
