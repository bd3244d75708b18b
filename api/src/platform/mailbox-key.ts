const GMAIL = ['gmail.com', 'googlemail.com']; // cspell:disable-line

/**
 * Returns the form in which mailboxes are compared: an address without what its owner may add to it, which is a part
 * after a plus and, at Gmail, dots.
 */
export function toMailboxKey(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFC').toLowerCase().split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${domain}`;
}
