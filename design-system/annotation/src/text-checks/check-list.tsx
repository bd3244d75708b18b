import { styled } from 'styled-components';
import { CheckIcon, CloseIcon, space, textSize, VisuallyHidden } from '@platform/design-system';
import { countWords, type TextCheck } from '@platform/contracts';

/** The rules of a text, each with whether it is met, and how many words there are. */
export function CheckList({ text, checks }: { text: string; checks: readonly TextCheck[] }) {
  const words = countWords(text);
  const open = checks.filter(({ met }) => !met).length;
  return (
    <Root>
      <p>
        {words} {words === 1 ? 'word' : 'words'}, {text.length} characters
      </p>
      {checks.length > 0 && (
        <ul aria-label="Rules">
          {checks.map(({ rule, met }) => (
            <Item key={rule} data-met={met ? '' : undefined}>
              {met ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
              <span>
                {rule}
                <VisuallyHidden>{met ? ': met' : ': not met yet'}</VisuallyHidden>
              </span>
            </Item>
          ))}
        </ul>
      )}
      {checks.length > 0 && (
        <VisuallyHidden role="status">
          {open === 0 ? 'All rules are met.' : `Rules not met yet: ${open}.`}
        </VisuallyHidden>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  ${textSize(14)}

  > p {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  ul {
    display: grid;
    gap: ${space(1)};
    padding: 0;
    list-style: none;
  }
`;

const Item = styled.li`
  display: flex;
  gap: ${space(2)};
  color: var(--muted);
  overflow-wrap: anywhere;

  > span {
    min-width: 0;
  }

  &[data-met] {
    color: var(--available);
  }
`;
