/** Returns the URI of another database on the same server. @throws Error if the URI is malformed */
export function withDatabase(uri: string, database: string): string {
  const result = uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${database}`);
  if (result === uri) throw new Error('The database URI is malformed.');
  return result;
}
