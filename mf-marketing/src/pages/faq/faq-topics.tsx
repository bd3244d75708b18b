import { DisclosureList, space, VisuallyHidden } from '@platform/design-system';
import { css, styled } from 'styled-components';
import { FAQ_TOPICS, type FaqTopic } from '../../content/faq.content.ts';
import { HashTabs, getTabId } from '../../shared/hash-tabs.tsx';
import { useHashTab } from '../../shared/use-hash-tab.ts';

const VALUES = FAQ_TOPICS.map(({ value }) => value) as [FaqTopic['value'], ...FaqTopic['value'][]];

/** The questions in tabs by topic, with one answer open at a time. */
export function FaqTopics() {
  const { current, isLive } = useHashTab(VALUES);

  return (
    <>
      <HashTabs label="Topics" tabs={FAQ_TOPICS} current={current} />
      <Panels data-live={isLive ? '' : undefined}>
        {FAQ_TOPICS.map(({ value, label, items }) => (
          <section
            key={value}
            id={value}
            role="tabpanel"
            aria-labelledby={getTabId(value)}
            hidden={isLive && value !== current}
          >
            <VisuallyHidden as="h2">{label}</VisuallyHidden>
            <DisclosureList
              items={items.map(({ question, answer }) => ({ summary: question, content: answer }))}
            />
          </section>
        ))}
      </Panels>
    </>
  );
}

/** Shows the topic of the URL's hash in CSS, or the first one, until the script takes over. */
const showTargetTopic = css`
  &:not([data-live]) > section:not(:target, :first-child) {
    display: none;
  }

  &:not([data-live]):has(> :target) > section:not(:target) {
    display: none;
  }
`;

const Panels = styled.div`
  padding-top: ${space(6)};
  ${showTargetTopic}

  > section {
    scroll-margin-top: 10rem;
  }
`;
