import { Button, space, textSize, WEIGHT } from '@platform/design-system';
import { Dialog } from '@platform/kit/overlays';
import { styled } from 'styled-components';
import type { Section } from '../sections.ts';

type Keys = Readonly<Record<string, string>>;

/** All keys of the console by where they work; those of the sections follow. */
const GROUPS: Readonly<Record<string, Keys>> = {
  Anywhere: {
    '?': 'these keys',
    'Ctrl+K': 'search for members, cases and pages',
    Z: 'undo the last decision',
    'Ctrl+Enter': 'press the main button of a dialog',
  },
  'In a list': {
    'J, ↓': 'next row',
    'K, ↑': 'previous row',
    Enter: 'open the row',
    Space: 'select the row',
    'Shift+Space': 'select all rows up to this one',
    '/': 'search the list',
  },
  'In a case': {
    'J, K': 'next and previous case',
    C: 'claim',
    V: 'view what is masked',
    A: 'approve',
    X: 'reject',
    R: 'reply, or ask for changes',
    P: 'mark as paid',
    B: 'mark as failed, or as come back',
    E: 'close a ticket',
    Esc: 'back to the list',
  },
  'In a review of work': {
    'J, K': 'next and previous item',
    'Shift+J, Shift+K': 'next and previous submission',
    N: 'claim the next submission',
    '1 to 9': 'rate the marked criterion',
    T: 'all answers in a table, or one item',
    M: 'comment on the item',
    W: 'comment with what is wrong in the item',
    F: 'correct answers, then approve',
    U: 'use the right answers, while correcting',
    D: 'switch the comparison',
  },
  'On the releases': {
    B: 'roll back the app whose pages fail',
  },
};

type Props = { sections: readonly Section[]; onClose: () => void };

/** Lists all keys. */
export function KeyList({ sections, onClose }: Props) {
  const groups = {
    ...GROUPS,
    'Go to': Object.fromEntries(sections.map(({ key, label }) => [`G ${key.toUpperCase()}`, label])),
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title="Keys"
      footer={
        <Button variant="primary" onClick={onClose}>
          Close the list
        </Button>
      }
    >
      <Groups>
        {Object.entries(groups).map(([name, keys]) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <dl>
              {Object.entries(keys).map(([key, text]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
    </Dialog>
  );
}

const Groups = styled.div`
  columns: 17rem;
  column-gap: ${space(6)};
  ${textSize(14)}

  section {
    margin-bottom: ${space(5)};
    break-inside: avoid;
  }

  h3 {
    margin-bottom: ${space(1)};
    font-size: 0.875rem;
    font-weight: ${WEIGHT.strong};
  }

  dl > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: ${space(2)};
    padding-block: ${space(0.5)};
  }

  dd {
    color: var(--muted);
  }

  kbd {
    font-family: inherit;
    font-weight: ${WEIGHT.medium};
  }
`;
