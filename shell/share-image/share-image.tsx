import { DraftPaper, GlobalStyle, LogoMark, TopicDrawing, WEIGHT } from '@platform/design-system';
import { FONTS } from '@platform/design-system/fonts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { SHARE_SIZE, SHARE_TITLE } from './share-words.ts';

/** The drawing of the blueprint that ends in a product of one's own. */
const DRAWING = 'store';

/** What comes before the money does, as on the first screen of the site. */
const FACTS = [
  { figure: '$14–$150', meaning: 'per paid task' },
  { figure: '15 days', meaning: 'until a reward unlocks' },
  { figure: '$500', meaning: 'balance to withdraw' },
] as const;

/** The picture beside a link, as a document of its own. */
export function shareImageHtml(): string {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(sheet.collectStyles(<ShareImage />));
    return `<!doctype html><html lang="en" data-theme="light"><head>${sheet.getStyleTags()}</head><body>${body}</body></html>`;
  } finally {
    sheet.seal();
  }
}

function ShareImage() {
  return (
    <>
      <GlobalStyle $fonts={FONTS} />
      <Paper $framed>
        <Words>
          <Brand>
            <LogoMark size={52} />
            AI Skill
          </Brand>
          <Title>{SHARE_TITLE}</Title>
          <Facts>
            {FACTS.map(({ figure, meaning }) => (
              <div key={figure}>
                <strong>{figure}</strong>
                {meaning}
              </div>
            ))}
          </Facts>
        </Words>
        <TopicDrawing name={DRAWING} width={470} />
      </Paper>
    </>
  );
}

const Paper = styled(DraftPaper)`
  width: ${SHARE_SIZE.width}px;
  height: ${SHARE_SIZE.height}px;
  grid-template-columns: 1fr auto;
  gap: 20px;
  padding: 0 40px 0 76px;
  background-size: 30px 30px;

  &::before {
    inset: 26px;
  }

  /* Seen at a third of its size: a line of 1.5 px would be gone. */
  > svg path {
    stroke-width: 2.5;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  align-self: stretch;
  padding-block: 76px 72px;
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: 18px;
  font-size: 36px;
  font-weight: ${WEIGHT.heading};
  letter-spacing: -0.01em;

  svg {
    color: var(--on-draft);
  }
`;

const Title = styled.h1`
  font-size: 72px;
  font-weight: ${WEIGHT.heading};
  letter-spacing: -0.025em;
  line-height: 1.06;
`;

const Facts = styled.div`
  display: flex;
  gap: 36px;
  font-size: 21px;
  line-height: 1.3;

  white-space: nowrap;

  strong {
    display: block;
    font-size: 30px;
    font-weight: ${WEIGHT.strong};
  }
`;
