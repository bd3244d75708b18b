import { Heading, MEDIA, space } from '@platform/design-system';
import { styled } from 'styled-components';
import { STORY } from '../../content/about.content.ts';

/** The story of the company. */
export function Story() {
  return (
    <Columns>
      <Heading id="story-title" $size={38}>
        {STORY.title}
      </Heading>
      <Content>
        {STORY.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Content>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.2fr);
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  max-width: 40em;
  font-size: 1.0625rem;
  line-height: 1.65;
`;
