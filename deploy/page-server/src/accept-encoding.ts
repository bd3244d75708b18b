export type Encoding = 'br' | 'gzip';

/** Picks the best available encoding that the client accepts: brotli, then gzip; `undefined` if neither. */
export function pickEncoding(
  header: string | undefined,
  isAvailable: (encoding: Encoding) => boolean,
): Encoding | undefined {
  const isAccepted = parseAcceptEncoding(header ?? '');
  return (['br', 'gzip'] as const).find((encoding) => isAccepted(encoding) && isAvailable(encoding));
}

/** Parses the header (RFC 9110, 12.5.3): `br;q=0` excludes an encoding, `*` stands for every encoding not listed. */
function parseAcceptEncoding(header: string): (encoding: Encoding) => boolean {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  return (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
