import { Heading, MEDIA, space, textSize } from '@platform/design-system';
import { styled } from 'styled-components';
import { VALUES } from '../../content/about.content.ts';

/** The core values as a description list. */
export function Values() {
  return (
    <>
      <Heading id="values-title" $size={38}>
        {VALUES.title}
      </Heading>
      <Rows>
        {VALUES.items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Rows>
    </>
  );
}

const Rows = styled.dl`
  margin-top: ${space(8)};
  border-top: 1px solid var(--line);

  > div {
    display: grid;
    gap: ${space(1)} ${space(8)};
    padding-block: ${space(6)};
    border-bottom: 1px solid var(--line);
  }

  dt {
    ${textSize(22)}
    font-weight: 720;
    letter-spacing: -0.02em;
  }

  dd {
    max-width: 40em;
    color: var(--muted);
  }

  ${MEDIA.wide} {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.2fr);
      align-items: baseline;
    }
  }
`;
