import { Fragment } from 'react';

/** A name or address without spaces: too long for its line, it breaks after its own signs and not within a word. */
export function Breakable({ children }: { children: string }) {
  const words = children.split(/([^_.@]+[_.@]*)/).filter(Boolean);
  return words.map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
