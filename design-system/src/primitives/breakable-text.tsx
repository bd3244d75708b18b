import { Fragment } from 'react';

/** Lets a long username or email address break after `_`, `.` or `@` instead of inside a word. */
export function BreakableText({ children }: { children: string }) {
  const parts = children.split(/([^_.@]+[_.@]*)/).filter(Boolean);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
