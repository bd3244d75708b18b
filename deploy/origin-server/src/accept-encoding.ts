export type Encoding = 'br' | 'gzip';

/** The smallest encoding the client takes, among those at hand: brotli, then gzip, else none. */
export function pickEncoding(
  header: string | undefined,
  atHand: (encoding: Encoding) => boolean,
): Encoding | undefined {
  const accepted = acceptedEncodings(header ?? '');
  return (['br', 'gzip'] as const).find((encoding) => accepted(encoding) && atHand(encoding));
}

/** `br;q=0` is a refusal; `*` speaks for what is not named. */
function acceptedEncodings(header: string): (encoding: Encoding) => boolean {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  return (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
