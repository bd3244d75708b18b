import { Button, space, textSize } from '@platform/design-system';
import { styled } from 'styled-components';
import { useKeysOn } from './case-keys.ts';

/** What each key does ('a' approves), and the switch that turns all of them off. */
export function KeyHints({ keys }: { keys: Readonly<Record<string, string>> }) {
  const [on, setOn] = useKeysOn();
  return (
    <Hints>
      {on &&
        Object.entries(keys).map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      <Button variant="quiet" size="compact" aria-pressed={on} onClick={() => setOn(!on)}>
        {on ? 'Turn keys off' : 'Turn keys on'}
      </Button>
    </Hints>
  );
}

const Hints = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  color: var(--muted);
  ${textSize(14)}

  kbd {
    padding: 0 ${space(1.5)};
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--surface);
    font-family: inherit;
    font-size: 0.8125rem;
  }

  @media (hover: none) {
    display: none;
  }
`;
