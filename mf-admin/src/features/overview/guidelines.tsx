import { Panel, space, textSize, WEIGHT, UnbrokenRanges } from '@platform/design-system';
import { styled } from 'styled-components';
import { GUIDELINES } from '../../content/guidelines.ts';

/** The guidelines box on the overview (docs/specification.md#2-screens-and-routes). */
export function Guidelines() {
  return (
    <Panel title="Admin guidelines">
      <List>
        {GUIDELINES.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <UnbrokenRanges>{text}</UnbrokenRanges>
            </dd>
          </div>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${space(5)} ${space(10)};

  dt {
    font-weight: ${WEIGHT.strong};
  }

  dd {
    ${textSize(14)}
    color: var(--muted);
  }
`;
