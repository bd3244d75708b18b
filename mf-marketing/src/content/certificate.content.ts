/** Texts of /certificate/{code}. */

export const CERTIFICATE = {
  title: 'Certificate',
  kind: 'Unsupervised online test',
  kindNote: 'No one watched who answered, or with what help.',
  signed: 'Everything above this line is read from the signed file.',
  erased: 'Its holder has deleted the account. We no longer keep what the certificate said.',
  unknown: {
    title: 'No certificate has this code',
    text: 'Compare each character with the code that you were given. If it is the same, we have issued no such certificate.',
  },
  print: 'Print',
  json: 'This page as JSON',
  credential: 'Signed file (Open Badges 3.0)',
} as const;
