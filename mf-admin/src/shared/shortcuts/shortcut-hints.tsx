import { Button, space, textSize } from '@platform/design-system';
import { styled } from 'styled-components';
import { useShortcutsEnabled } from './use-shortcuts.ts';

/** Lists the keyboard shortcuts of the page, with a button that turns all of them on or off. */
export function ShortcutHints({ hints }: { hints: Readonly<Record<string, string>> }) {
  const [isOn, setIsOn] = useShortcutsEnabled();
  return (
    <Hints>
      {isOn &&
        Object.entries({ ...hints, '?': 'all keys' }).map(([key, label]) => (
          <span key={key}>
            <kbd>{key}</kbd> {label}
          </span>
        ))}
      <Button variant="quiet" size="compact" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
        {isOn ? 'Turn off shortcuts' : 'Turn on shortcuts'}
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
