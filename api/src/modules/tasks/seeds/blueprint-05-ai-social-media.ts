import type { TaskSeed } from './task-seed.ts';

/** The working week of a small account: plans, posts, replies, figures, and what to do next. */
export const AI_SOCIAL_MEDIA: readonly TaskSeed[] = [
  {
    id: 'b05-pottery-week-calendar',
    title: 'Plan one week for a pottery studio, with a reason per post',
    description:
      'Five posts, two story series and one pause for a studio with 1,900 followers and four free course seats.',
    minutes: 45,
    instructions: `Studio Two Hands: 1,900 followers, courses on Tuesday and Thursday evening, kiln opened on Fridays, shop on Saturdays. This week: four seats free in the beginners' course that starts on the 19th; a glaze failed and came out beautiful by accident; Hana, the assistant, has her last week. The owner has 25 minutes a day and a phone.

Plan Monday to Sunday: five posts, two series of stories, one day with nothing. For each: day and hour, format, first line word for word, picture or clip to be made (and how long that takes her), purpose, and one figure by which you will see whether it worked.

The reason column is what separates a plan from a list. "Engagement" is not a reason. "People who save a glaze recipe come to the Friday opening" is one, even if it turns out wrong.

Use an assistant for variants of first lines, and keep the one that could only come from this studio. Selling the seats may happen in two places at most.

Add up her minutes; 25 a day is a hard limit, with 20 to spare for answers to comments in the week.

Your result: the table, the five posts in full, the sum of minutes. A calendar that would suit a yoga studio after swapping the nouns comes back.`,
  },
  {
    id: 'b05-bakery-eight-comments',
    title: 'Answer eight comments in the voice of a bakery',
    description:
      'Write public replies to praise, questions, a wrong fact, sarcasm and a serious complaint, or decide not to.',
    minutes: 30,
    instructions: `Voice of the bakery Oats & Ashes: short, dry, warm; says "we"; never more than one emoji, mostly none; admits mistakes at once.

The comments:
1 "Best rye in town, my grandma cried." 2 "Is the walnut loaf vegan?" (it contains honey) 3 "4.80 for bread, are you mad" 4 "You use frozen dough, I saw the truck." (the truck delivers flour) 5 "Found a piece of string in my roll today." 6 "When do you open on Sunday?" (closed on Sundays) 7 "nice" 8 "My son has a nut allergy, can he eat the plain rolls?" (made in the same room as nut bread)

For each decide first: reply in public, reply and continue in private, like only, or nothing. Then write the replies, 35 words at most.

Two of the eight can hurt somebody if answered carelessly. For these set down which fact you would check before you answer, with whom, and what you write in the meantime.

Let an assistant propose each reply from a voice description that you write (60 words). Compare with yours and keep whichever is better, stating which it is.

In the parcel: the decisions, eight texts, the voice description, and the machine's worst sentence with a note on why it sounds like a machine. Number 3 may not be answered with an apology for the price; explain or smile.`,
  },
  {
    id: 'b05-weekly-report-figures',
    title: 'Write a weekly report from a table of five posts',
    description:
      'Work out rates from raw numbers, say what they mean, and recommend one change for next week.',
    minutes: 45,
    instructions: `Account of a kayak school, one week. Followers 4,120 on Monday, 4,163 on Sunday. Reach, likes, saves, comments, link clicks:
Mon reel, wave fail: 5,400 | 212 | 31 | 18 | 9
Tue photo, team: 1,150 | 64 | 3 | 5 | 2
Thu carousel, what to wear: 3,300 | 140 | 96 | 11 | 41
Sat stories, course day: 860 | none | none | 14 replies | 27
Sun photo, sunset: 1,420 | 118 | 4 | 22 | 1
Bookings on the website: 9; six of those visitors came from a link in the carousel or the stories.

Calculate for each: likes, saves and clicks per 100 people reached. Which post leads in which rate? Growth of followers in percent. Clicks of the week, and bookings per 100 clicks.

Then write the report for the owner, who reads on a phone: 180 words, the answer first. It contains one surprise, one disappointment, one recommendation for next week with the figure that will prove or refute it, and one sentence on what these five posts cannot tell (five are few, the weather was fine).

Do not praise. The owner once had an agency whose reports were always green.

Ask an assistant to check your arithmetic and report where it agrees or errs. Deliver the table with rates to one decimal and the report. A recommendation that follows only from the largest reach overlooks the second table line of this story: money came from elsewhere.`,
  },
  {
    id: 'b05-repair-cafe-four-networks',
    title: 'Tell one repair-cafe story on four networks',
    description:
      'Write the same event for a photo feed, a business network, a short-text network and a local group.',
    minutes: 40,
    instructions: `What happened: on Saturday the repair cafe in the fire station mended 31 of 44 things. Among them a radio of 1958 that belonged to the father of Mrs Adeyemi, 79. It took three people and a paper clip. When it played, nobody spoke for a while. The next date is the first Saturday of next month, 10 to 14 o'clock; wanted: someone who can sew.

Write it four times:
photo feed, 80 to 120 words plus the description of one picture;
business network, 130 words, for people who might lend a tool, a room or an employee;
short text, two posts of at most 280 characters, the second must work alone;
local group, 60 words, practical, for those who will come by bus.

The mistake to avoid is one text in four lengths. Decide for each place what the reader there can do after reading, and let that govern the beginning.

Mrs Adeyemi has agreed to be named; the three repairers have not been asked. Numbers stay as they are (31 of 44 is worth more than "dozens").

After writing, cover the headings and have an assistant guess which text belongs where and why. Submit the texts, the guesses, and one change you made because of a guess. Using the same opening words twice is not allowed.`,
  },
  {
    id: 'b05-delivery-delay-crisis',
    title: 'Handle three days of a delivery failure in public',
    description:
      'Statements, replies and a log for a shop whose 640 parcels are stuck, without promising what it cannot keep.',
    minutes: 60,
    instructions: `A shop for school bags, five days before school starts. Timeline: Monday 9:00, the depot of the parcel firm is under water, 640 orders stuck. Monday 17:00: no date known. Tuesday 11:00: 400 parcels dry, to be delivered by Friday; 240 destroyed. Tuesday 15:00: 150 replacements can be made by Friday, 90 cannot before school begins. Wednesday: the 90 are offered money back at once, or a loan bag from the shop's samples.

Write, with the hour at which each is published:
the first post on Monday (when you know almost nothing)
the update on Monday evening (nothing new: what does one say?)
Tuesday's two posts
Wednesday's post and the private message to the 90
five replies: an angry father; a customer who is not affected; a journalist; someone who blames the drivers; someone who offers help

Each text says what is known, what is not, when the next word comes. That promised hour must be kept in your timeline.

Check with a colder eye: is there any sentence whose purpose is to look good? Any passive that hides who does what? "Unprecedented" and "apologise for any inconvenience" are struck.

Deliver the log with times and texts, and 80 words about the temptation you resisted on Monday at nine. An early promise of "by Friday for all" breaks on Tuesday, and the whole plan with it.`,
  },
  {
    id: 'b05-voice-guide-six-posts',
    title: 'Derive a voice guide from six posts of a bike shop',
    description:
      'Read the voice out of samples, write rules someone else can follow, and test them on a dull subject.',
    minutes: 40,
    instructions: `Six posts by the owner, who is now going on parental leave for four months:
(a) "Rain. Mudguards exist. That's the post." (b) "We sold the red one. Yes, that red one. I need a minute." (c) "Q: do I need a 2,000 dollar bike to commute? A: no. Q: will you sell me one? A: also no, sit down, let's talk." (d) "Lena fixed eleven flats before lunch and ate half a sandwich per flat." (e) "Somebody returned a pump they borrowed in 2019. Faith restored, pump not." (f) "Closed Monday. Knees."

Write the guide for the person who steps in: length of sentences, kind of humour (who is laughed at, who never), punctuation, how people are addressed, what is left out, what the account knows a lot about. Every rule with a quotation from (a) to (f) and one invented sentence that breaks it.

Test it. Three dull subjects: new card terminal; price rise of 6 % from the first; a customer asks about opening hours for the third time. Give your guide, without the six posts, to an assistant and let it write all three. Which would the owner have posted? Mend the guide where it failed and repeat.

Hand over the guide (one page), the results of both rounds, and your verdict for each with a reason. Instructions like "be witty and authentic" can't be followed by anyone and don't count as rules.`,
  },
  {
    id: 'b05-findability-audit',
    title: 'Audit how findable twelve posts of a tailor are',
    description: 'Replace decorative hashtags by words people search for and show how you know that they do.',
    minutes: 35,
    instructions: `A tailor for alterations has posted twelve times with these tags, always the same: #love #sewing #fashion #instagood #tailor #handmade #monday #passion. Subjects of the posts: hem of jeans, zip of a down jacket, wedding dress let out, suit taken in, moth hole, curtain shortened, leather patch, sequin repair, school uniform, shirt collar turned, ski trousers, alteration of a coat inherited from a grandmother. Town: 80,000 inhabitants, call it Fernbury.

Tasks. Sort the eight tags: too broad, wrong people, empty, usable.
Think of what someone types who has exactly this problem. For each of the twelve write two search phrases of everyday language, one of them with the place.
Check at least eight of these phrases with the means you have (suggestions of the search field on any network or search engine, number and age of results). Note what you saw and the date.
Rewrite the first line of four posts so that the phrase stands in it naturally. Write file names and alt texts for their pictures.
Set up a rule for tags: how many, of which kinds, who changes them when.

Hand in tables and texts. Then state honestly what you can not know from outside (who saw it, who came because of it) and how the tailor could find out with a single question at the counter. Long lists of tags copied from a generator are no audit.`,
  },
  {
    id: 'b05-accountant-pillars',
    title: 'Find four content pillars for a tax adviser',
    description:
      'Build a subject map from real client questions and fill it with twenty ideas nobody else would post.',
    minutes: 50,
    instructions: `Ruth Campbell advises freelancers: musicians, translators, physiotherapists. Her accounts show stock photos of calculators. She says: "I have nothing to show. It is all secret and it is all paper."

What clients ask her: Do I have to keep till receipts? How much should I put aside? What happens if I am late? Is my rehearsal room deductible? Why do I pay in advance for a year I don't know yet? Must I charge tax abroad? Can I do it on Sunday evening with wine? What is the letter with the red stamp? Does my cat count (no)?

Derive four pillars from that. A pillar has a name, a promise to the reader, a form that suits it, and a limit: where general information ends and advice to a person would begin. Ruth may not advise in public.

Fill each with five ideas: first line, format, what is needed, how long it takes. Twenty in all; at least six need no face, at least three could be made on a bad day in ten minutes.

Have an assistant produce twenty too, from the bare prompt "post ideas for a tax adviser". Compare: how many of its ideas would fit any other adviser? How many of yours?

The hand-in consists of the map, the twenty, the comparison in figures. Rates and deadlines of a particular country may be named only with the source and a date.`,
  },
  {
    id: 'b05-photo-permission-campaign',
    title: "Plan 30 days of customers' photos with clean permission",
    description:
      'Collect pictures of balconies for a seed shop: call, rules, consent text, workflow and a fair credit.',
    minutes: 60,
    instructions: `The seed shop Radish asks its followers for pictures of their balconies. Last year somebody's kitchen with a child in the window ended on a poster, and there was trouble. This year it shall be done properly.

Write the call: 70 words, one picture of your own to begin with, one clear way to send. Then the rules, 150 words, readable: whose picture, who is in it, what the shop may do with it (list), for how long, how to change one's mind, no prize or which.

The consent message, which the shop sends each time it wants to use one: 50 words, a question that can be answered by yes, with the exact place of use. A hashtag is not consent; explain in one sentence why.

Workflow for 30 days: who looks when, a table with the columns that are needed to find the consent for any picture two years later, what happens with pictures that show people, house numbers, number plates, or plants that are illegal.

Editorial plan: 12 posts from such pictures, each with another question to the community so that it does not become a parade of the prettiest. Include failures, wilted ones are the most loved.

Last, six difficult cases of your own with their solutions by your rules. If one of the six cannot be solved by them, extend the rules and mark it. What we check first is whether a participant can get out easily.`,
  },
  {
    id: 'b05-three-competitors',
    title: 'Read three competing accounts behind their numbers',
    description:
      'Compare three climbing halls by rates instead of totals, spot the bought audience, and learn from one.',
    minutes: 35,
    instructions: `Average of the last 30 days, made-up halls:
Summit: 48,000 followers, 30 posts, 310 likes, 6 comments per post, 12 shares; +40 followers
Boulderei: 6,200 followers, 9 posts, 380 likes, 44 comments, 61 shares; +290 followers
Cragg: 15,500 followers, 22 posts, 1,240 likes, 3 comments, 1 share; +2,100 followers, most within two days
You: 3,400 followers, 14 posts, 95 likes, 9 comments, 7 shares; +55

Work out for each per post: likes per 100 followers, comments per 100 likes, shares per 100 likes, growth in percent. Rank them by each.

One of the three shows a pattern that is hard to explain by honest means. Say which figures made you suspicious and give two innocent explanations as well; you have evidence, not proof, and a report to a client must sound like that.

From another one something can be learnt. Which figures suggest that its community is alive? Write three hypotheses about what it may be doing and how you would check each by reading twenty of its posts.

Finally a page for the owner of the hall: what you would stop, start and leave, in 150 words, with one target for 90 days that is not "more followers". Tables to one decimal place. Copying the leader's format is no strategy until you have said why it would work for 3,400 people.`,
  },
  {
    id: 'b05-accessibility-ten-posts',
    title: 'Make ten posts readable for everyone',
    description:
      "Repair captions, alt texts, capitals, emoji strings and contrast in ten posts of a town's sports club.",
    minutes: 45,
    instructions: `Ten posts, described: 1 picture of a text, 140 words, no alt text. 2 "WE WON THE CUP" and 9 flame emoji between the words. 3 #juniortennistournamentresults. 4 video of a speech without captions. 5 yellow writing on a photo of sand. 6 alt text "IMG_4471". 7 "Click here for more, link in the thing". 8 a flashing clip, about six flashes a second. 9 times given as a picture of a whiteboard. 10 an alt text of 90 words that describes every cloud, for a photo of the new changing room.

Say for each who is shut out and how they meet it (a screen reader reads nine times "fire"; six flashes a second may be dangerous, the accepted limit is three). Then mend: write the new post text, alt text, caption or instruction in full. For 1 and 9 invent plausible contents.

For number 5 choose two colours and give their contrast ratio, calculated with any checker; 4.5 to 1 is the least for normal text.

Condense it into a card for the six volunteers who post: eight lines, each an action, none longer than twelve words, sorted by how often it is needed.

Try your three longest alt texts by having them read aloud by a phone. Shorten what bored you. What we want: ten before-and-after pairs, the card, what you shortened. "Added alt text" without the text itself counts as nothing done.`,
  },
  {
    id: 'b05-hook-test-honest',
    title: 'Plan and evaluate an A/B test without fooling yourself',
    description:
      'Judge whether 3.6 percent beats 3.0, find the confusions in the test, and design the next one.',
    minutes: 40,
    instructions: `A shop for hearing protection tested two first lines as an advert. A, "Your ears don't heal": shown 1,900 times, 57 clicks. B, "The concert was 3 hours. The ringing stayed.": shown 2,050 times, 74 clicks. A ran on Tuesday and Wednesday, B on Friday and Saturday. The agency writes: "B is 20 % better. We switch everything to B."

Calculate both click rates. Compute the difference and its standard error (root of p times 1 minus p times the sum of 1/n, with p over both groups), and how many standard errors the difference is. Two would be a usual hurdle. What do you tell the agency?

List everything that differs between A and B apart from the words. Order it by how much it could matter.

Design the second test: same days, random split, one difference, which figure decides, how many impressions are needed so that a true difference of 0.6 percentage points is likely to be seen (use a calculator for sample sizes, name your settings), when you stop. Why must one not stop as soon as it looks good?

Write four further first lines for the product that frighten less and promise nothing medical.

Hand in the sums with intermediate steps, the list, the plan on half a page, and a reply to the agency in 90 words that keeps the peace. "20 % better" should be dealt with by name: it is not even wrong as arithmetic, and that is the trouble.`,
  },
  {
    id: 'b05-water-bill-carousel',
    title: 'Script a carousel of eight slides: how to read a water bill',
    description:
      'A municipal works explains its bill in eight slides that make sense alone and pull on to the next.',
    minutes: 35,
    instructions: `The bill has: meter number, old and new reading in cubic metres, fresh water $2.10 per cubic metre, waste water $2.85, basic charge by meter size, advance payments already made, balance, new advance. People call mainly about two things: why waste water costs more than fresh, and why the advance has risen.

Sample household: 3 persons, old reading 412, new 547, basic charge $96 a year, advances of 11 times $62 paid. Work out the bill first. What is the balance, and does the household pay or get something back? What new advance (eleven instalments) would fit the same use?

Now the eight slides. Slide 1 makes one swipe, without "you won't believe". 2 to 7 explain one thing each with at most 25 words and one large number. 8 says what to do if one's use has jumped (check the toilet: a silent leak can lose tens of cubic metres a year).

For each slide: headline, text, sketch of the picture, alt text. Same place for the same thing on all, a little progress mark.

Then the caption, 90 words, and prepared replies to the two frequent questions.

Check with someone who pays no water bill themselves: can they say after it why waste water costs more than fresh? Submit calculation, slides, caption, replies, the answer of that person or your substitute for it. A wrong balance makes the best carousel worthless to the works.`,
  },
  {
    id: 'b05-posting-times-table',
    title: 'Decide on posting times from a table that misleads',
    description:
      'Spot tiny samples, one viral outlier and a confounded format before recommending two time slots.',
    minutes: 35,
    instructions: `The tool of a zoo shop says: "Best time for you: Sunday 22:00." The data behind it, by slot: number of posts, mean reach, median reach, formats
Mon 8:00 | 12 | 1,240 | 1,190 | photos
Wed 12:30 | 10 | 1,310 | 1,280 | photos
Wed 18:00 | 9 | 1,690 | 1,650 | 6 photos, 3 reels
Fri 18:00 | 11 | 2,450 | 2,380 | reels
Sat 10:00 | 8 | 1,980 | 1,020 | photos, one with the escaped penguin: 8,900
Sun 22:00 | 1 | 4,100 | 4,100 | a reel, birth of the giraffe

Explain in plain words why Sunday 22:00 is no recommendation, and what happened to Saturday. How large is Saturday's mean without the penguin (show it)? Friday looks best among the rest; what else could be the cause? How would you separate time from format with eight posts over four weeks? Draw up that plan as a table that alternates both.

Recommend two slots for now, with the degree of your certainty in words, and name the cost of being wrong (probably small; say so, it matters for the effort one should spend on it).

Write the whole as a note of 200 words to a manager who likes the tool. Ask an assistant first for its own reading of the table and report whether it walked into the trap.

Included: the sum, the plan, the note, the assistant's reading. Statements such as "the algorithm prefers evenings" need evidence from the table or have to go.`,
  },
  {
    id: 'b05-inbox-triage-rules',
    title: 'Write triage rules for an inbox and route twelve messages',
    description: 'Five routes, clear borders and templates for the private messages of a municipal library.',
    minutes: 50,
    instructions: `Messages of one day: 1 Can I renew book 88? 2 Your staff was rude to my mother. 3 A photo of a torn page. 4 "hi". 5 I'm 12, can you send me the list of books about periods? 6 Journalist: figures on theft? 7 I want to donate 300 crime novels. 8 Someone slept in the stairwell again, he seems ill. 9 A link to win a phone. 10 I feel like there's no point in anything. 11 Why do you have that book on your shelves, remove it. 12 Thank you for the quiet room.

Set up five routes: answer now, answer with check, hand on (to whom), urgent human, no answer. Describe each with a criterion that a new colleague can apply and a time limit within opening hours 10 to 19.

Route the twelve. Reasons of one line each. Number 5 deserves a good, matter-of-fact and kind answer. 8 and 10 are not for templates: write down exactly what the person on duty does first, whom she calls and what she writes in the next two minutes, and keep it simple.

Then five templates with slots, each at most 45 words, and a list of what an assistant may draft here and what it must not touch.

Tests: hand your rules and the twelve messages to an assistant in a new chat and compare the routes. Where it differs, is it the rule or the reader?

Deliver rules, table, templates, comparison. If number 10 receives an automatic reply in your scheme, the scheme fails, whatever the rest is like.`,
  },
  {
    id: 'b05-giveaway-rules',
    title: 'Draft a giveaway that is fair, legal-minded and dull to cheat',
    description:
      'Rules, post, draw procedure and checklist for two tickets, without tag-spam or hidden conditions.',
    minutes: 45,
    instructions: `A small theatre gives away two tickets for Saturday the 14th and asks you to set it up. Last time they wrote "like, share, tag 3 friends, follow us", got 900 comments, and drew by scrolling with closed eyes. Two people complained.

Look up what the network of your choice says about promotions: cite the page, the date, and at least three rules that concern this (for instance about tagging and about releasing the network). Then design:

Entry: one thing to do that has to do with the play (it is about a family that cannot throw anything away). No purchase, no tags, no sharing as a condition.
Terms: 180 words. Who may take part, from when until when with time zone, how many prizes, how the draw is made, when and how winners learn of it, how long they have to answer, what happens with data and when it is deleted.
Draw: reproducible by a third person. Describe it step by step (export, numbering, source of randomness announced in advance, witness) and run it for a made-up list of 17 entries.
Posts: announcement, reminder, end, winners (how named, with whose consent).

Add a checklist with ten points a colleague ticks before pressing publish, and say which point needs a lawyer of the country in question; this is no legal advice, and the theatre should read that too. Failing to say when data are deleted is the classic gap.`,
  },
  {
    id: 'b05-one-talk-six-posts',
    title: 'Make six posts out of one talk with a beekeeper',
    description:
      'Find the six strongest moments in a transcript and turn each into another format without twisting it.',
    minutes: 50,
    instructions: `From a talk with Vera, who keeps bees on the roof of a supermarket:
"The first year I lost all four hives. I had read everything and looked at nothing. ... A bee lives six weeks in summer, so the honey you eat was made by somebody's grandmother's grandmother. ... The supermarket gave us the roof because of the picture in their magazine, I know that, and I took it, because bees don't read magazines. ... People think it's about honey. I get eleven kilos a hive, that is nothing. It is about the half hour in the evening when I put my ear on the box. ... Wild bees? Yes, that is the hard question. In this part of town there are enough flowers for my four hives, not for forty. So I don't give courses for hobby keepers any more, I give courses for flower beds. ... Swarms are not angry. A swarm is a family moving house with all the money in its pockets."

Choose six moments. Make of them: a quote card, a clip script of 30 seconds, a text post of 120 words, a question to followers, a mini-thread of three, and a correction of a common mistake.

Every sentence in quotation marks must stand in the transcript just so; shortening is marked by dots. Do not leave out the hard question; it is the reason why one should believe her.

Check two statements of fact against a source (six weeks; what honey bees mean for wild ones).

Deliver the six, each with its passage, the sources, and an order of publication with a reason. Whoever turns "eleven kilos, that is nothing" into a success story has not listened.`,
  },
  {
    id: 'b05-boost-budget-600',
    title: 'Spend $600 on boosts and defend each dollar',
    description:
      "Compare cost per click with cost per sign-up for three formats, and allocate a month's budget with a reserve.",
    minutes: 40,
    instructions: `A community choir school wants sign-ups for a trial evening (60 places). Last season's figures per format:
X short video: CPM $6.20, click rate 0.8 %, of the clicks 6 % sign up
Y carousel: CPM $9.50, click rate 1.9 %, 3 % sign up
Z reminder to people who visited the page: CPM $4.10, click rate 0.3 %, 9 % sign up; only about 14,000 impressions are available a month

Work out for each: cost per click, cost per sign-up, sign-ups per $100. Note how the ranking turns over between the first two figures. Which one should decide here, and when would the other be right?

Distribute $600 over four weeks. Consider: Z runs out (how much can be spent on it at most?), X feeds Z with visitors, learning needs a minimum per format, and the rates of last season are uncertain. Keep a reserve of 15 % for what works in week two.

Give the expected sign-ups as a range, not as a number, and say how you got the range.

Write stop rules: after which spending without which result is a format ended?

And free alternatives: three ways to bring sign-ups at $0, one of which you would try before spending anything.

Hand in the table, the plan by week, 120 words to the board of the choir. Whole sums, please: one reviewer recalculates, another asks whether 60 places are even worth $10 apiece; answer that, too.`,
  },
  {
    id: 'b05-hotel-negative-reviews',
    title: 'Answer four bad reviews of a small hotel',
    description:
      'Public replies for future guests, private ones for the writers, and a list of what the hotel must change.',
    minutes: 40,
    instructions: `Hotel Linden, 14 rooms. The reviews:
A (2 of 5) "Bed fine, but at 6 am the bin lorry, and reception says it's always so."
B (1 of 5) "They cancelled our room by e-mail two days before, for an 'overbooking'. Our daughter's wedding." (true; the hotel found them another at its own cost and never said sorry)
C (3 of 5) "Breakfast woman is lovely, coffee is soup."
D (1 of 5) "Thieves. My ring is gone." (no report was made; nothing was found)

A public reply is read by the next three hundred guests rather than by the writer. Write four, 40 to 80 words, signed by a person (the owner, Mrs Sorge). Thank nobody for "valuable feedback". B needs an apology that could be shown to the bride. D touches on an accusation of a crime: neither admit nor deny nor reveal anything about the guest; say what the hotel does in such a case and how it can be reached.

Then private messages for B and D, 60 words each.

Now the part that agencies forget: from these four, which things should change at the hotel? Name three with cost class (none, small, large) and how the change becomes visible to guests beforehand.

Asking guests for good reviews in exchange for anything, or writing any, is out of the question; put that into one friendly line for the owner, who had the idea.

Send everything in one document, replies first.`,
  },
  {
    id: 'b05-lantern-countdown',
    title: 'Run a ten-day countdown to a lantern walk',
    description:
      'A sequence that first informs, then involves, then helps people on the evening itself, and ends well.',
    minutes: 60,
    instructions: `Event: lantern walk through the botanical garden, Saturday the 8th, gates 17:00, walk 17:45, end 19:00. Free, but 800 wristbands only, at the ticket desk from the 1st. No open fire. Paths are gravel, one route is fit for wheelchairs. Dogs stay at home because of the deer. In storm, the 9th.

Plan day by day from the 29th to the 9th what is published where. Not each day needs a post. Three phases are sensible: who must know what to decide; who wants to take part (build a lantern from a jar, send a song); who is on the way (parking, toilets, what if it rains).

Write in full: the announcement; the post when 600 of 800 wristbands are gone (no artificial panic, the figure is enough); the post when all are gone (what remains for those who come too late?); the weather decision on the 8th at 12:00, both variants; four short notices during the evening; the thank-you on the 9th with three figures you will only know then, as slots.

A matrix of facts (time, wristband, fire, wheelchair, dogs, storm) against posts shows where each is mentioned. No fact may occur fewer than twice, and nothing false remains online after the weather decision: what do you delete or edit?

Submission: plan, texts, matrix. We try the plan with the question of a mother with a pram who looks at the account for the first time on the 8th at 16:30: what does she see on top?`,
  },
  {
    id: 'b05-vet-profile-cleanup',
    title: 'Tidy the profile of a veterinary clinic',
    description:
      'Rewrite bio, pinned posts, highlights and link page so that a worried owner finds help in ten seconds.',
    minutes: 45,
    instructions: `The profile as found. Bio: "Passion for animals since 1998 * Team with heart * Welcome to our little world * Mo-Fr". Link: to a page with 11 buttons, the first is "Our philosophy". Pinned: a Christmas greeting from two years ago, a job advert that is filled, a raffle. Highlights: "Team", "Summer 22", "...", "Cats", "Other". Last post: 5 weeks ago. In the message box an automatic text: "We'll get back to you as soon as possible."

Facts: clinic with 24-hour emergency service, telephone 0555 010 700, parking behind the house, small animals and reptiles, no horses, appointments online, languages English and Polish.

Who comes here? Write down four visitors with what they want in the first ten seconds: emergency at night, new in town, regular with a question, person looking for a job.

Then rewrite: bio (150 characters at most, count them), name field with a word one searches for, link page of at most five buttons in order, three pinned posts (texts of 60 words), five highlights with names and contents, the automatic reply, which has to work for an emergency at 2 am.

Make the path test: for each of the four visitors count taps from the profile to the goal, before and after.

Give us everything in text, the counts, and a list of what must be checked every three months so that it doesn't rot again. A night emergency that takes more than one tap is too slow.`,
  },
  {
    id: 'b05-museum-ai-disclosure',
    title: "Write the AI disclosure rules for a museum's channels",
    description:
      "Decide ten uses of AI on the museum's accounts, write the labels, and say it to the public in 120 words.",
    minutes: 45,
    instructions: `The social media team of a museum for local history uses AI for many things and tells nobody. A visitor discovered that the "photo" of a medieval market was generated. Now rules are needed by Friday.

Ten uses: 1 spelling check. 2 first draft of captions. 3 alt texts. 4 translation into four languages. 5 colouring an old photograph. 6 generated market scene. 7 animated portrait of a founder who died in 1911, blinking. 8 synthetic voice for a reel. 9 suggestions for replies to comments. 10 summary of visitors' comments for the director.

For each: allowed, allowed with label, not allowed; who checks; where and how it is labelled, in words. Think about what a visitor would feel deceived by, and mind that too many labels make the important one invisible.

Two or three principles should come out of it; write them on top, in sentences without "transparent" and "responsible", which say nothing.

Then apply: how should the market scene be corrected? Write the correction post (80 words, not defensive), the new caption and the answer to the visitor who found it.

And the public statement: 120 words, a person of fifteen can read it, it says what the museum never does.

Test your rules with an eleventh case: an AI-made guess of how a damaged mural looked. If two colleagues could come to different answers, tighten it. The founder's blinking portrait is where opinions split; a clear reason counts more than the side.`,
  },
  {
    id: 'b05-volunteer-handover',
    title: 'Hand an account over to a volunteer without losing it',
    description:
      'A handover document, access plan and first-week schedule for an animal rescue with three admins too many.',
    minutes: 60,
    instructions: `The rescue "Four Paws Late" has an account with 11,200 followers. Joyce ran it for five years and leaves at the end of the month; Emil, 22, takes over, six hours a week. Who has access at present: Joyce, her ex-husband, a former intern, an agency from two years ago, a shared password in the kitchen. No list of anything. Twice a week people write at night that they have found an animal.

Write:
(1) Access plan. Who gets which role, how the old ones are removed in which order so that nobody locks themselves out, second factor, where recovery codes lie, what Emil may not do alone.
(2) Handover document of two pages: purpose, voice in five lines with examples, what is never shown (addresses, suffering animals without warning, names of former owners), recurring dates, people to call, templates for "I found an animal".
(3) What only Joyce knows: an interview guide with twelve questions that bring out what is not written anywhere (which follower always helps; which one must not be answered).
(4) Emil's first week, hour by hour for six hours.
(5) A calendar entry for day 30: five figures and three questions.

No password appears anywhere in your document, not even an example. Emil is friendly and inexperienced: write so that he can act at 11 pm with a found kitten and no Joyce.

We read (1) as attackers and (2) as Emil.`,
  },
  {
    id: 'b05-quarter-stop-list',
    title: "Use a quarter's figures to decide what to stop",
    description:
      'Weigh effort against effect for twelve recurring formats of a farm shop and free six hours a week.',
    minutes: 55,
    instructions: `A farm shop, one quarter. Format: hours per week | mean reach | saves | shop visits traced by a code word, in the quarter
1 Monday quote 0.5 | 600 | 1 | 0
2 recipe reel 3.0 | 4,900 | 88 | 31
3 "guess the weight" 0.5 | 1,900 | 2 | 12
4 daily stories 3.5 | 410 | - | 22
5 field photo 0.5 | 1,300 | 4 | 3
6 staff portrait 1.0 | 2,100 | 3 | 2
7 price list on Friday 0.5 | 900 | 40 | 64
8 blog link 1.5 | 300 | 5 | 1
9 trend dance 2.0 | 7,800 | 6 | 0
10 answers to questions 1.5 | 1,100 | 35 | 18
11 newsletter teaser 0.5 | 450 | 2 | 5
12 live from the barn 2.0 | 380 | - | 6

The owner has 17 hours in the table and can give 11 from now on.

Calculate visits per hour over the 13 weeks for every format, and rank. Then think beyond the ranking: what does the code word fail to trace? Who applies for a job because of the staff portrait? Would the price list work if nobody came for the recipes?

Decide for all twelve: stop, shrink (to how many hours), keep, grow. It must come to 11.0 hours. For each stopped one say what the few who liked it will get instead.

Design a cheap check for next quarter that would show you were wrong about one of them.

Report: ranking, decisions, sum, 200 words to the owner. The dance is fun and she loves it; find an answer that is both kind and clear.`,
  },
];
