import type { TaskSeed } from './task-seed.ts';

/** The working week of a small account: plans, posts, replies, figures, and what to do next. */
export const AI_SOCIAL_MEDIA: readonly TaskSeed[] = [
  {
    id: 'b05-pottery-week-calendar',
    title: 'Plan one week for a pottery studio, with a reason per post',
    description:
      'Five posts, two story series and one day off for a studio with 1,900 followers and four open spots in a class.',
    minutes: 45,
    instructions: `Studio Two Hands: 1,900 followers, classes on Tuesday and Thursday evenings, kiln opening on Fridays, shop on Saturdays. This week: four spots open in the beginners' class that starts on the 19th; a glaze failed and came out beautiful by accident; it is the last week of Hana, the assistant. The owner has 25 minutes a day and a phone.

Plan Monday to Sunday: five posts, two series of stories, one day with nothing. For each: day and time, format, first line word for word, picture or clip to be made (and how long that takes her), purpose, and one figure that will show whether it worked.

The reason column is what separates a plan from a list. "Engagement" is not a reason. "People who save a glaze recipe come to the Friday opening" is one, even if it turns out wrong.

Use an assistant for variants of first lines, and keep the one that could only come from this studio. Promote the open spots in two places at most.

Add up her minutes; 25 a day is a hard limit, with 20 to spare for replies to comments during the week.

Hand in the table, the five posts in full, and the total minutes. A calendar that would suit a yoga studio after swapping the nouns will be rejected.`,
  },
  {
    id: 'b05-bakery-eight-comments',
    title: 'Answer eight comments in the voice of a bakery',
    description:
      'Write public replies to praise, questions, a false claim, sarcasm and a serious complaint, or decide not to reply.',
    minutes: 30,
    instructions: `The voice of the bakery Oats & Ashes: short, dry, warm; says "we"; never more than one emoji, usually none; admits mistakes right away.

The comments:
1 "Best rye in town, my grandma cried." 2 "Is the walnut loaf vegan?" (it contains honey) 3 "4.80 for bread, are you mad" 4 "You use frozen dough, I saw the truck." (the truck delivers flour) 5 "Found a piece of string in my roll today." 6 "When do you open on Sunday?" (closed on Sundays) 7 "nice" 8 "My son has a nut allergy, can he eat the plain rolls?" (made in the same room as nut bread)

For each, decide first: reply in public, reply and continue in private, like only, or nothing. Then write the replies, 35 words at most.

Two of the eight can hurt someone if answered carelessly. For these, note which fact you would check before you answer, with whom, and what you write in the meantime.

Let an assistant propose each reply from a voice description that you write (60 words). Compare with yours and keep whichever is better, stating which it is.

Hand in the decisions, eight texts, the voice description, and the machine's worst sentence with a note on why it sounds like a machine. Do not answer number 3 with an apology for the price; explain it or smile.`,
  },
  {
    id: 'b05-weekly-report-figures',
    title: 'Write a weekly report from a table of five posts',
    description:
      'Work out rates from raw numbers, say what they mean, and recommend one change for next week.',
    minutes: 45,
    instructions: `A kayak school's account, one week. Followers 4,120 on Monday, 4,163 on Sunday. Reach, likes, saves, comments, link clicks:
Mon reel, wave fail: 5,400 | 212 | 31 | 18 | 9
Tue photo, team: 1,150 | 64 | 3 | 5 | 2
Thu carousel, what to wear: 3,300 | 140 | 96 | 11 | 41
Sat stories, course day: 860 | none | none | 14 replies | 27
Sun photo, sunset: 1,420 | 118 | 4 | 22 | 1
Bookings on the website: 9; six of those visitors came from a link in the carousel or the stories.

Calculate for each: likes, saves and clicks per 100 people reached. Which post leads in which rate? Follower growth in percent. Total clicks for the week, and bookings per 100 clicks.

Then write the report for the owner, who reads on a phone: 180 words, with the answer first. It contains one surprise, one disappointment, one recommendation for next week with the figure that will prove or refute it, and one sentence on what these five posts cannot tell (five is not many, the weather was good).

Do not flatter. The owner once had an agency whose reports were always green.

Ask an assistant to check your arithmetic and report where it agrees or goes wrong. Hand in the table with rates to one decimal place, and the report. A recommendation based only on the largest reach misses the point: the money came from elsewhere.`,
  },
  {
    id: 'b05-repair-cafe-four-networks',
    title: 'Tell one repair cafe story on four networks',
    description:
      'Write the same event for a photo feed, a business network, a short-text network and a local group.',
    minutes: 40,
    instructions: `What happened: on Saturday the repair cafe in the fire station fixed 31 of 44 things. Among them was a 1958 radio that had belonged to the father of Mrs. Adeyemi, 79. It took three people and a paper clip. When it played, no one spoke for a while. The next date is the first Saturday of next month, 10 a.m. to 2 p.m.; wanted: someone who can sew.

Write it four times:
photo feed, 80 to 120 words plus the description of one picture;
business network, 130 words, for people who might lend a tool, a room or an employee;
short text, two posts of at most 280 characters, the second of which must work alone;
local group, 60 words, practical, for those who will come by bus.

The mistake to avoid is one text in four lengths. For each network, decide what the reader can do after reading, and let that shape the opening.

Mrs. Adeyemi has agreed to be named; the three repairers have not been asked. Numbers stay as they are (31 of 44 is worth more than "dozens").

After writing, cover the headings and have an assistant guess which text belongs where and why. Hand in the texts, the guesses, and one change you made because of a guess. Do not use the same opening words twice.`,
  },
  {
    id: 'b05-delivery-delay-crisis',
    title: 'Handle three days of a delivery failure in public',
    description:
      'Statements, replies and a log for a store with 640 stuck packages, without promises it cannot keep.',
    minutes: 60,
    instructions: `A store for school bags, five days before school starts. Timeline: Monday, 9 a.m.: the delivery company's depot is under water, 640 orders stuck. Monday, 5 p.m.: no date known. Tuesday, 11 a.m.: 400 packages dry, to be delivered by Friday; 240 destroyed. Tuesday, 3 p.m.: 150 replacements can be made by Friday, 90 cannot be made before school begins. Wednesday: the 90 are offered an immediate refund, or a loaner bag from the store's samples.

Write the following, with the time each is published:
the first post on Monday (when you know almost nothing)
the update on Monday evening (nothing new: what do you say?)
Tuesday's two posts
Wednesday's post and the private message to the 90
five replies: an angry father; a customer who is not affected; a journalist; someone who blames the drivers; someone who offers help

Each text says what is known, what is not, and when the next update comes. Your timeline must keep every time it promises.

Check with a colder eye: is there any sentence whose purpose is to look good? Any passive that hides who does what? Delete "unprecedented" and "apologize for any inconvenience".

Hand in the log with times and texts, and 80 words about the temptation you resisted on Monday at nine. An early promise of "by Friday for everyone" falls apart on Tuesday, and the whole plan with it.`,
  },
  {
    id: 'b05-voice-guide-six-posts',
    title: 'Derive a voice guide from six posts of a bike shop',
    description:
      'Identify the voice in samples, write rules someone else can follow, and test them on a dull subject.',
    minutes: 40,
    instructions: `Six posts by the owner, who is now going on parental leave for four months:
(a) "Rain. Fenders exist. That's the post." (b) "We sold the red one. Yes, that red one. I need a minute." (c) "Q: do I need a 2,000 dollar bike to commute? A: no. Q: will you sell me one? A: also no, sit down, let's talk." (d) "Lena fixed eleven flats before lunch and ate half a sandwich per flat." (e) "Someone returned a pump they borrowed in 2019. Faith restored, pump not." (f) "Closed Monday. Knees."

Write the guide for the person who steps in: length of sentences, kind of humor (who is laughed at, who never is), punctuation, how people are addressed, what is left out, what the account knows a lot about. Support every rule with a quotation from (a) to (f) and one invented sentence that breaks it.

Test it. Three dull subjects: a new card terminal; a price increase of 6% from the first of the month; a customer who asks about opening hours for the third time. Give your guide, without the six posts, to an assistant and let it write all three. Which of them would the owner have posted? Fix the guide where it failed and repeat.

Hand in the guide (one page), the results of both rounds, and your verdict for each with a reason. Instructions like "be witty and authentic" can't be followed by anyone and don't count as rules.`,
  },
  {
    id: 'b05-findability-audit',
    title: 'Audit how findable twelve posts of a tailor are',
    description: 'Replace decorative hashtags with words people search for, and show how you know they do.',
    minutes: 35,
    instructions: `An alterations tailor has posted twelve times, always with the same tags: #love #sewing #fashion #instagood #tailor #handmade #monday #passion. Subjects of the posts: hem of jeans, zipper of a down jacket, wedding dress let out, suit taken in, moth hole, curtain shortened, leather patch, sequin repair, school uniform, shirt collar turned, ski pants, alteration of a coat inherited from a grandmother. Town: 80,000 inhabitants, call it Fernbury.

Tasks. Sort the eight tags: too broad, wrong people, empty, usable.
Think about what someone with exactly this problem types. For each of the twelve, write two search phrases in everyday language, one of them with the town.
Check at least eight of these phrases with whatever you have (search suggestions on any network or search engine, number and age of results). Note what you saw and the date.
Rewrite the first line of four posts so that the phrase fits in naturally. Write file names and alt texts for their pictures.
Set up a rule for tags: how many, of which kinds, who changes them when.

Hand in the tables and texts. Then say honestly what you cannot know from outside (who saw it, who came because of it) and how the tailor could find out with a single question at the counter. Long lists of tags copied from a generator are not an audit.`,
  },
  {
    id: 'b05-accountant-pillars',
    title: 'Find four content pillars for a tax adviser',
    description:
      'Build a subject map from real client questions and fill it with twenty ideas no one else would post.',
    minutes: 50,
    instructions: `Ruth Campbell advises freelancers: musicians, translators, physical therapists. Her accounts show stock photos of calculators. She says: "I have nothing to show. It is all secret and it is all paper."

What clients ask her: Do I have to keep store receipts? How much should I put aside? What happens if I am late? Is my rehearsal space deductible? Why do I pay in advance for a year I don't know yet? Do I have to charge tax abroad? Can I do it on Sunday evening with wine? What is the letter with the red stamp? Does my cat count (no)?

Derive four pillars from that. A pillar has a name, a promise to the reader, a format that suits it, and a limit: where general information ends and advice to a person would begin. Ruth may not advise in public.

Fill each with five ideas: first line, format, what is needed, how long it takes. Twenty in all; at least six work without a face on camera, and at least three can be made in ten minutes on a bad day.

Have an assistant produce twenty too, from the bare prompt "post ideas for a tax adviser". Compare: how many of its ideas would fit any other adviser? How many of yours?

Hand in the map, the twenty ideas and the comparison in figures. Name rates and deadlines of a particular country only with the source and a date.`,
  },
  {
    id: 'b05-photo-permission-campaign',
    title: "Plan 30 days of customers' photos with clean permission",
    description:
      'Collect pictures of balconies for a seed store: call, rules, consent text, workflow and fair credit.',
    minutes: 60,
    instructions: `The seed store Radish asks its followers for pictures of their balconies. Last year someone's kitchen, with a child in the window, ended up on a poster, and there was trouble. This year it has to be done properly.

Write the call: 70 words, one picture of your own to begin with, one clear way to send. Then the rules, 150 words, readable: whose picture it is, who may be in it, what the store may do with it (list), for how long, how to withdraw it, and whether there is a prize and which.

The consent message, which the store sends each time it wants to use a picture: 50 words, a question that can be answered with yes, and the exact place of use. A hashtag is not consent; explain in one sentence why.

Workflow for 30 days: who looks when, a table with the columns needed to find the consent for any picture two years later, what happens to pictures that show people, house numbers, license plates or illegal plants.

Editorial plan: 12 posts from such pictures, each with a different question for the community, so that it does not become a beauty contest. Include failures; people love the wilted ones most.

Finally, write six difficult cases of your own and solve them by your rules. If the rules cannot solve one of them, extend the rules and mark the change. The first thing we check is whether a participant can get out easily.`,
  },
  {
    id: 'b05-three-competitors',
    title: 'Read three competing accounts behind their numbers',
    description:
      'Compare three climbing gyms by rates instead of totals, spot the bought audience, and learn from one.',
    minutes: 35,
    instructions: `Averages of the last 30 days, for made-up gyms:
Summit: 48,000 followers, 30 posts, 310 likes, 6 comments per post, 12 shares; +40 followers
Boulderei: 6,200 followers, 9 posts, 380 likes, 44 comments, 61 shares; +290 followers
Cragg: 15,500 followers, 22 posts, 1,240 likes, 3 comments, 1 share; +2,100 followers, most within two days
You: 3,400 followers, 14 posts, 95 likes, 9 comments, 7 shares; +55

For each gym, work out per post: likes per 100 followers, comments per 100 likes, shares per 100 likes, and growth in percent. Rank them by each.

One of the three shows a pattern that is hard to explain by honest means. Say which figures made you suspicious and give two innocent explanations as well; you have evidence, not proof, and a client report must make that clear.

You can learn something from another one. Which figures suggest that its community is alive? Write three hypotheses about what it may be doing and how you would check each by reading twenty of its posts.

Finally, write a page for the owner of your gym: what you would stop, start and leave, in 150 words, with one target for 90 days that is not "more followers". Give the tables to one decimal place. Copying the leader's format is not a strategy until you have said why it would work for 3,400 people.`,
  },
  {
    id: 'b05-accessibility-ten-posts',
    title: 'Make ten posts readable for everyone',
    description:
      "Repair captions, alt texts, capitals, emoji strings and contrast in ten posts of a town's sports club.",
    minutes: 45,
    instructions: `Ten posts, described: 1 picture of a text, 140 words, no alt text. 2 "WE WON THE CUP" with 9 flame emoji between the words. 3 #juniortennistournamentresults. 4 video of a speech without captions. 5 yellow writing on a photo of sand. 6 alt text "IMG_4471". 7 "Click here for more, link in the thing". 8 a flashing clip, about six flashes per second. 9 practice times given as a picture of a whiteboard. 10 an alt text of 90 words that describes every cloud, for a photo of the new locker room.

For each, say who is shut out and what they experience (a screen reader says "fire" nine times; six flashes per second may be dangerous, the accepted limit is three). Then fix it: write the new post text, alt text, caption or instruction in full. For 1 and 9, make up plausible content.

For number 5 choose two colors and give their contrast ratio, calculated with any checker; 4.5 to 1 is the minimum for normal text.

Condense it into a card for the six volunteers who post: eight lines, each an action, none longer than twelve words, sorted by how often it is needed.

Have a phone read your three longest alt texts aloud. Shorten what bored you. Hand in ten before-and-after pairs, the card, and what you shortened. "Added alt text" without the text itself counts for nothing.`,
  },
  {
    id: 'b05-hook-test-honest',
    title: 'Plan and evaluate an A/B test without fooling yourself',
    description:
      'Judge whether 3.6 percent beats 3.0, find the confounding factors in the test, and design the next one.',
    minutes: 40,
    instructions: `A store for hearing protection tested two first lines as an ad. A, "Your ears don't heal": shown 1,900 times, 57 clicks. B, "The concert was 3 hours. The ringing stayed.": shown 2,050 times, 74 clicks. A ran on Tuesday and Wednesday, B on Friday and Saturday. The agency writes: "B is 20% better. We switch everything to B."

Calculate both click rates. Compute the difference and its standard error (the square root of p times 1 minus p times the sum of 1/n, with p over both groups), and how many standard errors the difference is. Two is the usual threshold. What do you tell the agency?

List everything that differs between A and B apart from the words. Rank it by how much it could matter.

Design the second test: same days, random split, one difference, which figure decides, how many impressions are needed for a true difference of 0.6 percentage points to be likely to show up (use a sample size calculator and name your settings), when you stop. Why should you not stop as soon as it looks good?

Write four more first lines for the product that frighten less and promise nothing medical.

Hand in the calculations with intermediate steps, the list, the plan on half a page, and a 90-word reply to the agency that keeps the peace. Address "20% better" explicitly: as arithmetic it is not even wrong, and that is the trouble.`,
  },
  {
    id: 'b05-water-bill-carousel',
    title: 'Script a carousel of eight slides: how to read a water bill',
    description:
      'A city utility explains its bill in eight slides that make sense alone and lead on to the next.',
    minutes: 35,
    instructions: `The bill has: meter number, old and new reading in cubic meters, fresh water $2.10 per cubic meter, wastewater $2.85, base charge by meter size, advance payments already made, balance, new advance. People call mainly about two things: why wastewater costs more than fresh water, and why the advance has gone up.

Sample household: 3 persons, old reading 412, new 547, base charge $96 a year, 11 advance payments of $62 made. Work out the bill first. What is the balance, and does the household owe money or get some back? What new advance (eleven installments) would fit the same use?

Now the eight slides. Slide 1 makes people swipe, without "you won't believe". Slides 2 to 7 explain one thing each, with at most 25 words and one large number. Slide 8 says what to do if your use has jumped (check the toilet: a silent leak can lose tens of cubic meters a year).

For each slide: headline, text, sketch of the picture, alt text. Keep recurring elements in the same place on every slide, and add a small progress marker.

Then the caption, 90 words, and prepared replies to the two common questions.

Check with someone who pays no water bill themselves: can they say afterward why wastewater costs more than fresh water? Hand in the calculation, slides, caption, replies, and that person's answer or your substitute for it. A wrong balance makes even the best carousel worthless to the utility.`,
  },
  {
    id: 'b05-posting-times-table',
    title: 'Decide on posting times from a table that misleads',
    description:
      'Spot tiny samples, one viral outlier and a confounded format before recommending two time slots.',
    minutes: 35,
    instructions: `A zoo shop's tool says: "Best time for you: Sunday 10 p.m." The data behind it, by slot: number of posts, mean reach, median reach, formats
Mon 8 a.m. | 12 | 1,240 | 1,190 | photos
Wed 12:30 p.m. | 10 | 1,310 | 1,280 | photos
Wed 6 p.m. | 9 | 1,690 | 1,650 | 6 photos, 3 reels
Fri 6 p.m. | 11 | 2,450 | 2,380 | reels
Sat 10 a.m. | 8 | 1,980 | 1,020 | photos, including the escaped penguin: 8,900
Sun 10 p.m. | 1 | 4,100 | 4,100 | a reel, birth of the giraffe

Explain in plain words why Sunday 10 p.m. is not a valid recommendation, and what happened to Saturday. How large is Saturday's mean without the penguin (show it)? Friday looks best among the rest; what else could be the cause? How would you separate time from format with eight posts over four weeks? Draw up that plan as a table that alternates both.

Recommend two slots for now, say in words how certain you are, and name the cost of being wrong (probably small; say so, because it determines how much effort this deserves).

Write it all up as a 200-word note to a manager who likes the tool. Ask an assistant first for its own reading of the table and report whether it walked into the trap.

Hand in the calculation, the plan, the note and the assistant's reading. Statements such as "the algorithm prefers evenings" need evidence from the table or have to go.`,
  },
  {
    id: 'b05-inbox-triage-rules',
    title: 'Write triage rules for an inbox and route twelve messages',
    description: 'Five routes, clear boundaries and templates for the private messages of a public library.',
    minutes: 50,
    instructions: `Messages of one day: 1 Can I renew book 88? 2 Your staff were rude to my mother. 3 A photo of a torn page. 4 "hi". 5 I'm 12, can you send me the list of books about periods? 6 Journalist: do you have figures on theft? 7 I want to donate 300 crime novels. 8 Someone slept in the stairwell again, he seems ill. 9 A link to win a phone. 10 I feel like there's no point in anything. 11 Why do you have that book on your shelves, remove it. 12 Thank you for the quiet room.

Set up five routes: answer now, answer after a check, pass on (to whom), urgent: human, no answer. Describe each with a criterion that a new coworker can apply and a time limit within the opening hours of 10 a.m. to 7 p.m.

Route the twelve, with a one-line reason each. Number 5 deserves a good, matter-of-fact and kind answer. 8 and 10 are not for templates: write down exactly what the person on duty does first, whom she calls and what she writes in the next two minutes, and keep it simple.

Then five templates with slots, each at most 45 words, and a list of what an assistant may draft here and what it must not touch.

Tests: hand your rules and the twelve messages to an assistant in a new chat and compare the routes. Where they differ, is it the rule or the reader?

Hand in the rules, table, templates and comparison. If number 10 receives an automatic reply in your scheme, the scheme will be rejected, no matter how good the rest is.`,
  },
  {
    id: 'b05-giveaway-rules',
    title: 'Draft a giveaway that is fair, compliant and not worth cheating',
    description:
      'Rules, posts, drawing procedure and checklist for two tickets, without tag spam or hidden conditions.',
    minutes: 45,
    instructions: `A small theater is giving away two tickets for Saturday the 14th and asks you to set it up. Last time they wrote "like, share, tag 3 friends, follow us", got 900 comments, and drew by scrolling with closed eyes. Two people complained.

Look up what the network of your choice says about promotions: cite the page, the date, and at least three rules that apply here (for instance on tagging and on releasing the network from liability). Then design:

Entry: one action that relates to the play (it is about a family that cannot throw anything away). No purchase, no tags, no sharing as a condition.
Terms: 180 words. Who may take part, from when until when with time zone, how many prizes, how the drawing works, when and how winners are notified, how long they have to respond, what happens to the data and when it is deleted.
Drawing: reproducible by a third person. Describe it step by step (export, numbering, source of randomness announced in advance, witness) and run it for a made-up list of 17 entries.
Posts: announcement, reminder, closing, winners (how they are named, with whose consent).

Add a ten-point checklist for a coworker to go through before pressing publish, and say which point needs a lawyer in the country in question; this is not legal advice, and the theater should read that too. Failing to say when the data is deleted is the classic gap.`,
  },
  {
    id: 'b05-one-talk-six-posts',
    title: 'Make six posts out of one conversation with a beekeeper',
    description:
      'Find the six strongest moments in a transcript and turn each into a different format without distorting it.',
    minutes: 50,
    instructions: `From a conversation with Vera, who keeps bees on the roof of a supermarket:
"The first year I lost all four hives. I had read everything and looked at nothing. ... A bee lives six weeks in summer, so the honey you eat was made by somebody's grandmother's grandmother. ... The supermarket gave us the roof because of the picture in their magazine, I know that, and I took it, because bees don't read magazines. ... People think it's about honey. I get eleven kilos a hive, that is nothing. It's about the half hour in the evening when I put my ear to the box. ... Wild bees? Yes, that is the hard question. In this part of town there are enough flowers for my four hives, not for forty. So I don't teach hobby beekeepers anymore, I teach flower beds. ... Swarms are not angry. A swarm is a family on moving day with all the money in its pockets."

Choose six moments. Turn them into: a quote card, a clip script of 30 seconds, a text post of 120 words, a question to followers, a mini-thread of three, and a correction of a common mistake.

Every sentence in quotation marks must appear in the transcript word for word; mark cuts with dots. Do not leave out the hard question; it is the reason to believe her.

Check two statements of fact against a source (six weeks; what honey bees mean for wild ones).

Hand in the six, each with its passage, the sources, and a publication order with a reason. Anyone who turns "eleven kilos a hive, that is nothing" into a success story was not listening.`,
  },
  {
    id: 'b05-boost-budget-600',
    title: 'Spend $600 on boosts and defend every dollar',
    description:
      "Compare cost per click with cost per sign-up for three formats, and allocate a month's budget with a reserve.",
    minutes: 40,
    instructions: `A community choir school wants sign-ups for a trial evening (60 spots). Last season's figures per format:
X short video: CPM $6.20, click rate 0.8%, 6% of clicks sign up
Y carousel: CPM $9.50, click rate 1.9%, 3% sign up
Z reminder to people who visited the page: CPM $4.10, click rate 0.3%, 9% sign up; only about 14,000 impressions are available a month

Work out for each: cost per click, cost per sign-up, sign-ups per $100. Note how the ranking flips between the first two figures. Which one should decide here, and when would the other be the right one?

Distribute $600 over four weeks. Consider: Z runs out (how much can you spend on it at most?), X feeds Z with visitors, learning needs a minimum per format, and last season's rates are uncertain. Keep a reserve of 15% for what works in week two.

Give the expected sign-ups as a range, not as a number, and say how you got the range.

Write stop rules: after how much spending, without what result, do you end a format?

Add free alternatives: three ways to get sign-ups for $0, one of which you would try before spending anything.

Hand in the table, the plan by week, and 120 words to the choir's board. Show complete calculations: one reviewer recalculates them, and another asks whether 60 spots are even worth $10 apiece; answer that, too.`,
  },
  {
    id: 'b05-hotel-negative-reviews',
    title: 'Answer four bad reviews of a small hotel',
    description:
      'Public replies for future guests, private ones for the writers, and a list of what the hotel must change.',
    minutes: 40,
    instructions: `Hotel Linden has 14 rooms. The reviews:
A (2 of 5) "Bed fine, but garbage truck at 6 a.m., and the front desk says it's always like that."
B (1 of 5) "They cancelled our room by email two days before, for an 'overbooking'. Our daughter's wedding." (true; the hotel found them another at its own cost but never said sorry)
C (3 of 5) "Breakfast woman is lovely, coffee is soup."
D (1 of 5) "Thieves. My ring is gone." (no report was made; nothing was found)

The readers of a public reply are the next three hundred guests rather than the reviewer. Write four, 40 to 80 words, signed by a person (the owner, Mrs. Sorge). Thank no one for "valuable feedback". B needs an apology that could be shown to the bride. D touches on an accusation of a crime: do not admit or deny anything, and reveal nothing about the guest; say what the hotel does in such a case and how to reach it.

Then private messages for B and D, 60 words each.

Now the part that agencies forget: from these four, which things should change at the hotel? Name three with a cost level (none, small, large) and how guests can see the change before they book.

Asking guests for good reviews in exchange for anything, or writing fake ones, is out of the question; put that into one friendly line for the owner, who had the idea.

Hand in everything in one document, replies first.`,
  },
  {
    id: 'b05-lantern-countdown',
    title: 'Run a ten-day countdown to a lantern walk',
    description:
      'A sequence that first informs, then involves, then helps people on the night itself, and ends well.',
    minutes: 60,
    instructions: `Event: lantern walk through the botanical garden, Saturday the 8th, gates 5 p.m., walk 5:45 p.m., end 7 p.m. Free, but only 800 wristbands, at the ticket desk from the 1st. No open flames. Paths are gravel; one route is wheelchair accessible. Dogs stay home because of the deer. In a storm, it moves to the 9th.

Plan day by day, from the 29th to the 9th, what is published where. Not every day needs a post. Three phases make sense: people who need facts to decide; people who want to take part (build a lantern from a jar, send a song); people who are on their way (parking, restrooms, what if it rains).

Write in full: the announcement; the post when 600 of 800 wristbands are gone (no artificial panic, the figure is enough); the post when all are gone (what is left for those who come too late?); the weather decision on the 8th at noon, in both versions; four short notices during the evening; the thank-you on the 9th with slots for three figures you will only know then.

A matrix of facts (time, wristband, fire, wheelchair, dogs, storm) against posts shows where each is mentioned. Every fact appears at least twice, and nothing false stays online after the weather decision: what do you delete or edit?

Hand in the plan, texts and matrix. We test the plan with a mother with a stroller who looks at the account for the first time on the 8th at 4:30 p.m.: what does she see at the top?`,
  },
  {
    id: 'b05-vet-profile-cleanup',
    title: 'Tidy the profile of a veterinary clinic',
    description:
      'Rewrite bio, pinned posts, highlights and link page so that a worried owner finds help in ten seconds.',
    minutes: 45,
    instructions: `The current profile. Bio: "Passion for animals since 1998 * Team with heart * Welcome to our little world * Mon-Fri". Link: to a page with 11 buttons, the first is "Our philosophy". Pinned: a Christmas greeting from two years ago, a job ad for a position that is filled, a raffle. Highlights: "Team", "Summer 22", "...", "Cats", "Other". Last post: 5 weeks ago. Automatic reply to messages: "We'll get back to you as soon as possible."

Facts: clinic with 24-hour emergency service, telephone 0555 010 700, parking behind the house, small animals and reptiles, no horses, appointments online, languages English and Polish.

Who comes here? Write down four visitors and what they want in the first ten seconds: emergency at night, new in town, regular with a question, job seeker.

Then rewrite: bio (150 characters at most, count them), name field with a word people search for, link page of at most five buttons in order, three pinned posts (texts of 60 words), five highlights with names and contents, the automatic reply, which has to work for an emergency at 2 a.m.

Do a path test: for each of the four visitors, count the taps from the profile to the goal, before and after.

Hand in everything as text, the counts, and a list of what must be checked every three months so that it doesn't rot again. A night emergency that takes more than one tap is too slow.`,
  },
  {
    id: 'b05-museum-ai-disclosure',
    title: "Write the AI disclosure rules for a museum's channels",
    description:
      "Decide ten uses of AI on the museum's accounts, write the labels, and say it to the public in 120 words.",
    minutes: 45,
    instructions: `The social media team of a local history museum uses AI for many things and tells no one. A visitor discovered that the "photo" of a medieval market was generated. Now the museum needs rules by Friday.

Ten uses: 1 spelling check. 2 first draft of captions. 3 alt texts. 4 translation into four languages. 5 colorizing an old photograph. 6 generated market scene. 7 animated portrait of a founder who died in 1911, blinking. 8 synthetic voice for a reel. 9 suggestions for replies to comments. 10 summary of visitors' comments for the director.

For each: allowed, allowed with label, not allowed; who checks; where and how it is labeled, word for word. Think about what would make a visitor feel deceived, and keep in mind that too many labels make the important one invisible.

Two or three principles should come out of it; put them at the top, in sentences without "transparent" and "responsible", which say nothing.

Then apply them: how should the market scene be corrected? Write the correction post (80 words, not defensive), the new caption and the answer to the visitor who found it.

And the public statement: 120 words, readable for a fifteen-year-old, saying what the museum never does.

Test your rules with an eleventh case: an AI-made guess of how a damaged mural looked. If two coworkers could come to different answers, tighten the rules. Opinions split on the founder's blinking portrait; a clear reason counts more than which side you take.`,
  },
  {
    id: 'b05-volunteer-handover',
    title: 'Hand an account over to a volunteer without losing it',
    description:
      'A handover document, access plan and first-week schedule for an animal rescue with three admins too many.',
    minutes: 60,
    instructions: `The rescue "Four Paws Late" has an account with 11,200 followers. Joyce ran it for five years and is leaving at the end of the month; Emil, 22, takes over for six hours a week. Who has access now: Joyce, her ex-husband, a former intern, an agency from two years ago, a shared password in the kitchen. No list of anything. Twice a week, someone writes at night that they have found an animal.

Write:
(1) Access plan. Who gets which role, how and in which order the old ones are removed so that no one gets locked out, second factor, where the recovery codes are kept, what Emil may not do alone.
(2) A two-page handover document: purpose, voice in five lines with examples, what is never shown (addresses, suffering animals without warning, names of former owners), recurring dates, people to call, templates for "I found an animal".
(3) What only Joyce knows: an interview guide with twelve questions that bring out what is not written down anywhere (which follower always helps; which one should not get a reply).
(4) Emil's first week, hour by hour for six hours.
(5) A calendar entry for day 30: five figures and three questions.

No password appears anywhere in your document, not even an example. Emil is friendly and inexperienced: write so that he can act at 11 p.m. with a found kitten and no Joyce.

We read (1) as an attacker would and (2) as Emil would.`,
  },
  {
    id: 'b05-quarter-stop-list',
    title: "Use a quarter's figures to decide what to stop",
    description:
      'Weigh effort against effect for twelve recurring formats of a farm store and free up six hours a week.',
    minutes: 55,
    instructions: `A farm store, one quarter. Format: hours per week | mean reach | saves | store visits traced by a code word during the quarter
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

The owner spends 17 hours according to the table and can spend 11 from now on.

Calculate visits per hour over the 13 weeks for every format, and rank. Then think beyond the ranking: what does the code word fail to trace? Who applies for a job because of the staff portrait? Would the price list work if no one came for the recipes?

Decide for all twelve: stop, shrink (to how many hours), keep, grow. It must add up to 11.0 hours. For each stopped format, say what the few who liked it will get instead.

Design a cheap check for next quarter that would show you were wrong about one of them.

Hand in the ranking, the decisions, the total, and 200 words to the owner. The dance is fun and she loves it; find an answer that is both kind and clear.`,
  },
];
