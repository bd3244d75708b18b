import { EARNINGS_LOCK, MINIMUM_BALANCE, PAID_REWARD_MAX, PAID_REWARD_MIN } from '@platform/contracts';
import { DraftPaper, GlobalStyle, LIGHT, LogoMark, TopicDrawing, WEIGHT } from '@platform/design-system';
import { FONTS } from '@platform/design-system/fonts';
import { ICON } from '@platform/kit/document';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { SHARE_SIZE, SHARE_TITLE } from './share-content.ts';

/** The drawing of blueprint 10, 'Creating and Selling AI-Generated Products'. */
const DRAWING = 'store';

/** The key figures of the home page's hero. */
const KEY_FIGURES = [
  { value: `${PAID_REWARD_MIN}–${PAID_REWARD_MAX}`, label: 'per paid task' },
  { value: EARNINGS_LOCK, label: 'until a reward unlocks' },
  { value: MINIMUM_BALANCE, label: 'balance to withdraw' },
] as const;

/** Renders the link preview image as a complete HTML document. */
export function shareImageHtml(): string {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(sheet.collectStyles(<ShareImage />));
    return `<!doctype html><html lang="en" data-theme="light"><head>${sheet.getStyleTags()}</head><body>${body}</body></html>`;
  } finally {
    sheet.seal();
  }
}

/** Renders the icon: a square without transparent corners, whose mark is inside the circle that Android cuts out. */
export function iconHtml(): string {
  const mark = ICON.replace(/stroke='%23\w+'/, "stroke='white'");
  const square = `margin:0;height:100vh;display:grid;place-items:center;background:${LIGHT.primary}`;
  return `<!doctype html><body style="${square}"><img src="${mark}" alt="" style="width:60vw"></body>`;
}

function ShareImage() {
  return (
    <>
      <GlobalStyle $fonts={FONTS} />
      <Paper $framed>
        <Content>
          <Brand>
            <LogoMark size={52} />
            AI Skill
          </Brand>
          <Title>{SHARE_TITLE}</Title>
          <KeyFigures>
            {KEY_FIGURES.map(({ value, label }) => (
              <div key={value}>
                <strong>{value}</strong>
                {label}
              </div>
            ))}
          </KeyFigures>
        </Content>
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

  /* Previews show the image at a third of its size, where a 1.5 px line would disappear. */
  > svg path {
    stroke-width: 2.5;
  }
`;

const Content = styled.div`
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

const KeyFigures = styled.div`
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
