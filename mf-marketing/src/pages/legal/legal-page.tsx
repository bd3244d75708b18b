import { Container, formatDay, MEDIA, Prose, Section, space, textSize } from '@platform/design-system';
import { styled } from 'styled-components';
import type { LegalText } from '../../content/legal/legal-text.ts';
import { PageHeader } from '../../shared/page-header.tsx';

/** Page of a legal text, with a table of contents and the date of the last change. */
export function LegalPage({ text }: { text: LegalText }) {
  const { title, lead, changed, sections } = text;

  return (
    <>
      <PageHeader drawing="file-alt" title={title} lead={lead}>
        <LastChanged>
          Last updated <time dateTime={changed}>{formatDay(changed)}</time>
        </LastChanged>
      </PageHeader>
      <Container>
        <Columns>
          <Contents aria-label="On this page">
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </Contents>
          <div>
            {sections.map((section) => (
              <LegalSection key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                <Prose>
                  <h2 id={`${section.id}-title`}>{section.title}</h2>
                  {section.body}
                </Prose>
              </LegalSection>
            ))}
          </div>
        </Columns>
      </Container>
      <Section $tight />
    </>
  );
}

const LastChanged = styled.p`
  ${textSize(14)}
  color: var(--muted);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  ${MEDIA.wide} {
    grid-template-columns: 15rem minmax(0, 46rem);
    gap: ${space(16)};
  }
`;

const Contents = styled.nav`
  font-size: 0.9375rem;

  ol {
    padding-left: ${space(6)};
  }

  li::marker {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  a {
    display: inline-block;
    padding-block: ${space(1)};
    color: var(--ink);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  ${MEDIA.wide} {
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`;

const LegalSection = styled.section`
  & + & {
    margin-top: ${space(10)};
    padding-top: ${space(10)};
    border-top: 1px solid var(--line);
  }
`;
