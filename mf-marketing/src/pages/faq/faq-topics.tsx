import { toSearchText } from '@platform/contracts';
import {
  AddressIcon,
  DisclosureList,
  SearchField,
  space,
  Text,
  VisuallyHidden,
  WithScript,
  UnbrokenRanges,
} from '@platform/design-system';
import { Link, useLocation } from '@platform/kit/router';
import { useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { FAQ_SEARCH, FAQ_TOPICS, toAnchor, type FaqItem, type FaqTopic } from '../../content/faq.content.ts';
import { HashTabs, HashTarget, getPanelId, getTabId } from '../../shared/hash-tabs.tsx';
import { useHashTab } from '../../shared/use-hash-tab.ts';

const VALUES = FAQ_TOPICS.map(({ value }) => value) as [FaqTopic['value'], ...FaqTopic['value'][]];

/** The questions in tabs by topic, with one answer open at a time; or those that a search finds. */
export function FaqTopics() {
  const [search, setSearch] = useState('');
  const words = toSearchText(search).split(/\s+/).filter(Boolean);
  return (
    <div>
      <Search>
        <SearchField
          label={FAQ_SEARCH.label}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </Search>
      {words.length > 0 ? <Found items={findItems(words)} /> : <Topics />}
    </div>
  );
}

function findItems(words: readonly string[]): FaqItem[] {
  return FAQ_TOPICS.flatMap(({ items }) => items).filter(({ question, answer }) => {
    const text = toSearchText(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** What a search finds; says how many, also to screen readers. */
function Found({ items }: { items: readonly FaqItem[] }) {
  return (
    <Panels data-live="">
      <Text role="status" $tone="muted">
        {items.length === 0
          ? FAQ_SEARCH.none
          : `${items.length} ${items.length === 1 ? 'answer' : 'answers'}`}
      </Text>
      <Answers items={items} />
    </Panels>
  );
}

function Topics() {
  const { current, isLive } = useHashTab(VALUES, hasAnswer);
  const panels = useOpenedAnswer();
  return (
    <>
      <HashTabs label="Topics" tabs={FAQ_TOPICS} current={current} />
      <Panels ref={panels} data-live={isLive ? '' : undefined}>
        {FAQ_TOPICS.map(({ value, label, items }) => (
          <section
            key={value}
            id={getPanelId(value)}
            role="tabpanel"
            aria-labelledby={getTabId(value)}
            hidden={isLive && value !== current}
          >
            {!isLive && <HashTarget id={value} />}
            <VisuallyHidden as="h2">{label}</VisuallyHidden>
            <Answers items={items} />
          </section>
        ))}
      </Panels>
    </>
  );
}

function hasAnswer(topic: FaqTopic['value'], id: string): boolean {
  const { items = [] } = FAQ_TOPICS.find(({ value }) => value === topic) ?? {};
  return items.some(({ question }) => toAnchor(question) === id);
}

/** Opens the answer in the hash of the URL, as browsers do for a document that they load. */
function useOpenedAnswer() {
  const { hash } = useLocation();
  const panels = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const answers = [...(panels.current?.querySelectorAll('details > [id]') ?? [])];
    const details = answers.find(({ id }) => `#${id}` === hash)?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash]);
  return panels;
}

/** Questions with their answers; each has an address of its own. */
function Answers({ items }: { items: readonly FaqItem[] }) {
  return (
    <DisclosureList
      items={items.map(({ question, answer }) => ({
        id: toAnchor(question),
        summary: question,
        content: (
          <>
            <UnbrokenRanges>{answer}</UnbrokenRanges>
            <AddressLink
              to={`#${toAnchor(question)}`}
              replace
              preventScrollReset
              aria-label={`Link to: ${question}`}
            >
              <AddressIcon size={16} />
            </AddressLink>
          </>
        ),
      }))}
    />
  );
}

/** Shows the topic of the URL's hash in CSS, or that of its answer, or the first one, until the script takes over. */
const showTargetTopic = css`
  &:not([data-live]) > section:not(:has(:target), :first-child) {
    display: none;
  }

  &:not([data-live]):has(:target) > section:not(:has(:target)) {
    display: none;
  }
`;

/** Large enough for a finger, without text of its own. */
const AddressLink = styled(Link)`
  display: inline-block;
  min-width: 1.5rem;
  margin-inline-start: ${space(1)};
  padding: ${space(1)};
  line-height: 1;
`;

const Panels = styled.div`
  padding-top: ${space(6)};
  ${showTargetTopic}

  details,
  details > [id] {
    scroll-margin-top: 10rem;
  }
`;

/** The search needs a script; the topics do not. */
const Search = styled(WithScript)`
  max-width: 28rem;
  padding-bottom: ${space(4)};
`;
