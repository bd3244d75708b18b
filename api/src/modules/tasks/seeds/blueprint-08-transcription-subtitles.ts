import type { TaskSeed } from './task-seed.ts';

/** Correcting machine transcripts, and writing subtitles that people can read in time. */
export const TRANSCRIPTION_SUBTITLES: readonly TaskSeed[] = [
  {
    id: 'b08-beekeeper-interview',
    title: 'Correct the machine transcript of a beekeeper interview',
    description: 'Fix names, terms and punctuation in 130 words and log each change with its reason.',
    minutes: 25,
    instructions: `The recognizer's output: "so i started with too hives in april of twenty nineteen and by the fall i had for because they swarm when you don't look the first thing you learn is the smoker you don't need much just a few puffs at the entrance the brewed is in the middle and the hunny is on top we use national hives my friend uses langs trough the varroa might is the big problem we treat with a thymal and in the winter oxalic acid when there's no brood you way the hive from behind to see if they have enough feed last year we lost three colon knees to was hornets the yellow legged ones you report them write away my mentor mr pettigrew always said listen before you lift"

There are about a dozen wrong words, several of which a spell checker will never find because they are real words in the wrong place.

Correct in this order: words required by the meaning; terms and names (look them up: a hive type, a parasite, a substance); numbers and dates in figures or words, by one rule of your own; sentences and commas; paragraphs. Keep the way she speaks, including "they swarm when you don't look".

In one place even a careful reader cannot be sure what was said ("to was hornets"). Mark it [unclear] with your best suggestion.

Hand in the clean text and a log: wrong, right, how you know (meaning, source, guess). Every time you smooth her sentences into written style, it counts as an error.`,
  },
  {
    id: 'b08-two-line-subtitles',
    title: 'Set a speech of 97 words into two-line subtitles',
    description:
      'Lines of at most 42 characters at 17 characters per second, broken where the sentence breathes.',
    minutes: 40,
    instructions: `A school principal says goodbye; each number in brackets is the second at which the word before it ends: "Dear all, I promised to be short [2.0], and my colleagues are laughing already [4.1]. When I came here [5.4], this hall had a leak above the piano [7.6], and the piano had gotten used to it [9.5]. I have counted: 2,300 children [12.2], four boilers [13.4], one fire, small [15.0], and a goat [16.6], of which I will say nothing [18.4]. What I learned is simple [20.3]. Most children can do it [22.0]. They are waiting for somebody to expect it of them [24.9]. So do [26.0]. And fix the roof before the piano complains [28.8]."

Rules for this job: two lines at most, 42 characters each; 1.0 to 6.0 seconds on screen; at most 17 characters per second, spaces included; two frames (0.08 s) between subtitles; no line ending on "the", "a", "of", "I", "and"; the pause before "and a goat" is part of the joke.

Fill in a table: number, in, out, line 1, line 2, characters, characters per second. Start each one with the voice or up to 0.2 s before it.

Where the speed is too high, first use the time that follows, then cut words that carry nothing ("I have counted" is not one of them). Note each cut.

Then read the subtitles in your head at speed, without sound. Is the goat still funny?

Hand in the table and the SRT file. Two subtitles that break these limits, or a "goat" that appears early, will get the work rejected.`,
  },
  {
    id: 'b08-council-speakers',
    title: 'Assign five speakers in a council meeting from content alone',
    description:
      'Find who says which of twenty lines with the help of names, roles and contradictions, and mark the doubtful ones.',
    minutes: 30,
    instructions: `Present: chair Mrs. Holt; Mr. Dune (roads); Ms. Petrie (finance); council members Abel and Roy. All five have a vote. The recognizer returned lines without speakers:

1 Item four, the crossing on Church Lane. 2 Thank you, chair. We have 11 accidents in three years. 3 Nine. 4 Eleven with the two reported late. 5 Who has the floor? 6 Sorry. 7 A crossing costs 38,000. 8 We have that? 9 We have 25,000 left in that line. 10 My constituents have been waiting since my predecessor. 11 Mine too, Roy. 12 Could we start with paint? 13 Paint is 4,000 and lasts two winters. 14 I'd support paint. 15 I wouldn't. 16 You never do. 17 Through the chair, please. 18 Then I move paint now and the crossing in the next budget. 19 Seconded. 20 Those in favor? Four. Against? One.

Give each line a speaker and a level of certainty: sure, probable, open. Cite what tells you: role, form of address, figures, order of turns. Who says 3? More than one person is possible; list them.

Who voted against, and who cannot have said 18? Elimination takes you far, but some lines stay open for good; leave them that way.

Then lay out the transcript for the archive: speaker in front, open ones as [Speaker unclear: Abel or Roy], no times, the vote on a separate line.

Hand in the table, the transcript, and a short list of places (three at most) where you would have to listen to the recording, in order of importance for the record. Assigning all twenty lines as sure is the mistake to avoid.`,
  },
  {
    id: 'b08-sounds-for-deaf-viewers',
    title: 'Subtitle the sounds of a scene almost without words',
    description:
      'Decide which of eighteen sounds matter, name them so that readers can imagine them, and time them.',
    minutes: 35,
    instructions: `For deaf and hard-of-hearing viewers. Scene of 60 seconds (seconds: sound; what is seen):
0 fridge hums; kitchen, night | 3 clock ticks | 5 floorboard creaks above; she looks up | 8 dog outside barks twice | 10 her spoon against the cup | 14 steps on stairs, slow, one heavier than the other | 19 steps stop | 20 fridge stops; silence | 24 whisper behind the door: "Is it gone?" | 27 she: "No." | 30 scratching low on the door | 34 man laughs softly, relieved | 36 cat meows | 38 door creaks | 41 cat purrs; on his arm | 46 piano music begins, warm | 52 dog barks again, far | 57 music swells | 60 end

Which of them does the viewer need in order to understand or to feel it in time? A clock that is visible need not be named; the silence at 20 perhaps must. The limping step is a clue. And do not give the cat away before it is seen or heard.

Write subtitles: sounds in brackets, lowercase, present tense, source and quality when not visible [uneven steps on the stairs], music with its function, speech with a mark for an unseen speaker. At most 32 characters per line, two lines, at least 1.5 seconds.

Hand in a table with in and out times, the text, and a reason of about three words for each sound you left out.

Test: read only your subtitles to someone. What do they think is scratching at second 30? If they say "cat", you gave it away too early; if they cannot say that something is behind the door, you told them too little.`,
  },
  {
    id: 'b08-geology-homophones',
    title: 'Fix the technical words in a geology lecture',
    description:
      'Find about fifteen misheard terms with the help of a glossary you build from sources first.',
    minutes: 40,
    instructions: `From an automatic transcript of a first-year lecture: "The earth's crust floats on the mental, which is solid but flows. Where plates collide we get sub-duction, where they part we get rifts, the mid ocean rich for example. Look at this bass salt, it's ignorous, it cooled fast, so the crystals are tiny. Granted on the other hand cooled slowly. Sentimentary rocks form in layers, stratter, the youngest usually on top. If you find fossils of try low bites you are in the pail o zoic. Metamorphic means changed under heat and pressure, so limestone turns to marvel, and shale to slate and then to shist. Along a fold line rocks have moved; the epicenter is the point above the hypo-center, and we measure with the moment magnitude scale, which replaced the rector scale. Erosion by glaziers makes U-shaped valleys and leaves more rains."

Start with a glossary: twenty terms you would expect in such a lecture, from any geology page (name it), each with its spelling and a six-word definition. Only then read the transcript again.

Correct. For each misheard term: what the transcript says, what was said, how the error came about (sound, split word, common word for a rare one). At least one term in the text looks wrong but is right, and one innocent-looking common word is wrong; find both.

Hand in the glossary, the text and the table. Finally, list the ten words that you would load into the recognizer as custom vocabulary before lecture two, on volcanoes. Corrections without an entry in the table cannot be followed, so they count as missing.`,
  },
  {
    id: 'b08-drift-and-offset',
    title: 'Compute offset and drift of late subtitles',
    description:
      'Subtitles are 0.8 seconds late at minute 1 and 3.2 at minute 41: find the formula and correct ten times.',
    minutes: 35,
    instructions: `Someone converted a film. At film time 00:01:00.000 the matching subtitle is at 00:01:00.800 in the file; at 00:41:00.000 it is at 00:41:03.200.

1) If it were only an offset, the delay would be the same everywhere. Calculate how much it grows per minute.
2) Write subtitle time as a times film time plus b. Find a (to three decimals) and b (to hundredths). Which two frame rates have exactly this ratio? (Think of 30 and 29.97.)
3) Invert the formula and correct these ten: 00:00:02.500, 00:03:12.040, 00:10:00.000, 00:17:45.360, 00:22:22.220, 00:29:59.990, 00:35:10.100, 00:41:03.200, 00:52:07.770, 01:10:00.000. Milliseconds, rounded. The eighth is your check: it has to come out as a round number.
4) A coworker shifts everything by minus 2.0 s "as a compromise". Where is the error zero then, and how large is it at minute 1 and at minute 60? How large must an error be for a viewer to notice (look up a figure or argue)?
5) What does the first of the ten become? Is that a problem, and what if a corrected time were negative?

Hand in your calculations, the ten times, and a five-line instruction that lets someone do the same with any subtitle editor: two anchors, early and late, then stretch. Say why the anchors must be far apart, with a small example of a reading error of 0.2 s.`,
  },
  {
    id: 'b08-srt-repair',
    title: 'Repair a broken subtitle file',
    description:
      'Find every fault in numbering, times, overlaps and text in nine entries and deliver a file that plays.',
    minutes: 30,
    instructions: `The file, with entries separated by bars and lines within an entry by slashes:
1 / 00:00:01,000 --> 00:00:03,200 / Good evening, and welcome | 2 / 00:00:03,100 --> 00:00:05,000 / to the last train | 2 / 00:00:05,040 --> 00:00:04,900 / of the season. | 4 / 00:00:07.000 -> 00:00:09.500 / Please keep your tickets | 5 / 00:00:09,600 --> 00:00:10,000 / until the very end of the journey, including the ferry. | 6 / 0:00:12,000 --> 00:00:15,000 / <i>Ding dong | 7 / 00:00:14,000 --> 00:00:16,000 / (no text) | 8 / 00:00:61,500 --> 00:01:03,000 / Thank you. / Thank you. / Mind / the gap. | 10 / 00:01:03,040 --> 00:01:25,000 / Good night

List the faults: entry, kind (number, order, overlap, negative length, wrong separator, bad minute or second, too short for its text, too long on screen, unclosed tag, empty, too many lines), and your repair. There are at least twelve.

Not every fault has a single solution. For the third entry, you have to guess the out time from its neighbors: explain. For 5, about how many seconds does the text need at 17 characters per second, and where do you get them? Entry 8 could mean second 61.5; what would that be as a valid time?

Write the repaired file in full in SRT format. Check it with a validator or by opening it in a player with any film, and say which.

Add an eight-point checklist in the order in which you would check a file of 900 entries, with the first four points automatic. Strict players do not read a file that uses a period as the decimal separator, so such a file will be rejected.`,
  },
  {
    id: 'b08-verbatim-and-clean',
    title: 'Make a strict and a clean transcript of the same answer',
    description: 'Two versions of one spoken answer, with rules for what may go and what must never go.',
    minutes: 35,
    instructions: `Spoken, with everything: "Um, yeah, no, I mean, I- I was there, I was in the, what's it called, the the waiting room, and, and he said, no, she said, she said to him, like, 'you can't, you can't park that here', and he goes, he just, [laughs] he just left it. So. And I thought, well, okay, it's not, it's not my, um, not my wheelchair, right? But you know. [sighs] It was, I dunno, four? Half past four? And nobody, literally nobody, said anything. Including me, yeah."

Version S (strict) is for a court or a linguist. It keeps fillers, repetitions, breaks and sounds, and marks pauses where shown. Write it with correct notation: a dash for a break, square brackets for sounds, no punctuation that interprets more than necessary.

Version C (clean) is for a magazine. Fillers and false starts go. What does not go: "no, she said" (a correction changes who spoke: what becomes of it?), the uncertainty about the time, "literally nobody", "Including me".

Write eight rules by which you made C, each with the place it was applied. Compare the lengths in words. Then check four risks: does C make her sound more certain, more educated, less upset, or more guilty? Quote.

Have an assistant make C with your rules. Show where it differs, and which of you followed the rules more closely.

Hand in S, C, the rules, the machine's version and the risk check. If the witness in C says "at four", you lost something that a court would have cared about.`,
  },
  {
    id: 'b08-numbers-in-transcripts',
    title: 'Write numbers, units and dates in a transcript by one rule',
    description:
      'Apply a house style to twenty-two spoken figures from a construction site meeting and defend the exceptions.',
    minutes: 40,
    instructions: `Spoken at the meeting: "twenty twenty four", "one point five mill", "one and a half meters", "number nine", "nine workers", "twelve workers", "the twelfth", "half past seven", "nought point three", "three to four hundred", "a hundred and one", "two by four" (lumber), "C twenty five thirty" (concrete), "ten percent", "minus three", "a couple of weeks", "the nineties", "one eight hundred five five five", "phase two", "sixteen mil" (rebar, millimeters), "one mil" (millions, of dollars), "a thousand and one excuses".

The house style: zero to nine in words, from 10 in figures; always figures with units, percent, money, times, versions; never begin a sentence with a figure; ranges with "to"; decimals with a point; thousands with a comma.

Task A. Put each into a short sentence that could have been said there, in written form. Task B. Mark which rule applies; some fall between two, and "mil" means two different things: what tells them apart, and what do you write when you cannot tell? Task C. "nine of 12 workers" looks odd. Find the usual exception in two published style guides, cite them, and decide. Task D. Which of the 22 should stay in words even though the rule says figures, because figures would make them untrue or silly?

Let a recognizer or an assistant format the same raw list and count its deviations from your style.

Hand in 22 sentences with rules, the two citations, the count, and three additions to the house style, written in its style. We check consistency by reading the sentences as one text.`,
  },
  {
    id: 'b08-cycling-name-glossary',
    title: 'Build a name glossary for the subtitles of a cycling race',
    description:
      'Thirty names of fictional riders, teams and climbs with spelling variants, so that all subtitlers agree.',
    minutes: 45,
    instructions: `Three people subtitle a race in shifts, and on day one a rider's name was spelled four ways. The recognizer's variants (all invented): "Joris van der Meer / Yoris Vandermere / van de Meer", "Etxeberria / Echeberia / Etche Berria", "Sean O'Donnell / Shaun O Donnel", "Zielinski / Selinsky", "Nuno Gouveia / Nuno Goveya", "Lindqvist / Lindquist", team "Boreal-Kern / Boreal Curn / borealkern", climb "Col de la Vieille / call de la vie", "Puerto Alto / Porto Alto", "Monte Grado, 1,412 / Grado 1420 m", the abbreviation "GC / geesy", "domestique / domestic", "echelon / Ashlon", "peloton / pellet on".

Write the glossary: fixed spelling, how it sounds (respelling), short form when space is tight ("Etxeberria" has ten characters already), known mishearings, category, note. For names with particles, decide the form in running text ("Van der Meer attacks" at the beginning of a sentence: which letter is capitalized, and why? Look up a rule for Dutch names). For each foreign term, say whether the audience knows it or gets an English word.

Then apply it to: "and it's yoris vandermere on call de la vie with etche berria in his wheel the pellet on is split in ashlons selinsky is the last domestic for shaun o donnel who's second in geesy". Write it as subtitles of 37 characters per line.

Extend the glossary to 30 entries with plausible inventions, at least four of which are easily confused with each other. How would a subtitler find the right entry within five seconds? Arrange it that way.

Hand in the glossary, the subtitles and the source of the Dutch rule.`,
  },
  {
    id: 'b08-panel-overlaps',
    title: 'Mark overlaps and interruptions in a panel discussion',
    description:
      'Transcribe thirteen seconds in which three people talk at once so that a reader can follow who began and who won.',
    minutes: 40,
    instructions: `Three speakers on separate tracks, start and end in seconds:
Vale: 0.0-3.8 "The rent cap has failed in every city that" ; 4.6-5.2 "let me" ; 7.0-9.9 "I was going to say every city that tried it alone"
Imani: 3.1-5.9 "That is simply not true and you know that" ; 9.2-9.5 "Ah" ; 11.4-12.6 "then we agree"
Host: 5.5-7.2 "One at a time, Professor Vale first" ; 9.9-10.9 "so, together with others?"

Use this notation: square brackets around the overlapping words of both speakers, aligned as well as text allows; an equals sign where one turn follows another without any gap; a dash for a turn that is cut off; (0.8) for silences.

(1) Compute all overlaps (from, to, who, seconds) and silences of 0.3 s or more. (2) Distribute the words: assume an even pace within a chunk, and say which words fall into the overlap. (3) Write the transcript in the notation. (4) Write it again for a newspaper, readable, three to five lines, without hiding that Vale was interrupted, nor that what he was about to say changed the meaning of his first words. (5) Write subtitles for the passage: two speakers at once are shown with a dash in front of each line; which words may be dropped?

Compare the three: what does each lose? 60 words.

Versions in which Vale appears to say "The rent cap has failed in every city." and nothing else will be rejected. That is the kind of quotation that starts fights. Give all computed times to one decimal.`,
  },
  {
    id: 'b08-condense-fast-talker',
    title: 'Condense a fast talker to readable speed',
    description:
      'Bring 225 words per minute down to a readable speed while keeping the argument and the punchline.',
    minutes: 40,
    instructions: `A comedian who is also a tax examiner, 20 seconds, 75 words: "So this guy comes in, he's got a shoebox, they always have a shoebox, I don't know who sells them these shoeboxes, nobody's buying that many shoes, and he puts it down and says it's all in there, and I open it, and it's a shoe. One shoe. And I say sir, where's the rest? And he looks at me, dead serious, he says: that's the other thing I need to declare. I've lost one."

Readers manage about 17 characters per second. How many characters is that for 20 seconds? Count the text's characters. By what share must it shrink? Show it.

Cut by type, in this order, and log each cut: repetitions; "and he says" where a dash shows the speaker; asides; content only as a last resort. The second remark on shoeboxes is both an aside and rhythm. Decide.

The words of the punchline stay complete, and it must not appear on screen before it is spoken. Split the text into subtitles accordingly and estimate times from an even pace of 3.75 words per second, with a pause of 0.6 s before "I've lost one".

Then a second version for slower readers at 12 characters per second. What has to go now? At what point does it stop being his joke?

Hand in two tables with in, out, text and speed, and the log. Ask an assistant for a shortened version as well and judge it in two sentences: did it keep the shoe? We count characters, so count them too.`,
  },
  {
    id: 'b08-chapters-from-timeline',
    title: 'Set chapter marks for a 50-minute talk',
    description:
      'Group a timeline of 26 notes into seven to nine chapters with titles a listener would click.',
    minutes: 35,
    instructions: `Notes of a podcast with a clockmaker (minute: subject): 0 jingle; 1 guest introduced; 3 childhood above the shop; 5 first clock broken on purpose; 8 what a clockmaker does all day; 10 tower clocks; 13 the night the bell struck 37; 15 ad; 16 quartz and the end of the trade; 19 how many are left; 21 apprentices wanted; 22 women in the trade; 24 joke about cuckoos; 25 how an escapement works; 29 again, slower; 32 why clocks tick; 33 ad; 34 question from Ida: clock in the attic; 37 what repair costs; 39 when not to repair; 41 grandmother's clock, he cries a little; 44 what time is, perhaps; 46 book tip; 47 how to find an apprenticeship; 49 thanks; 50 end

Make seven to nine chapters: start time, title (35 characters at most, concrete, no riddles), one line of description. A chapter starts where a listener can jump in without missing the question. Ads either get their own marks or are left out between chapters; think of the people who use chapters to skip and of those who pay for the ads, and decide.

21 and 47 belong together but are far apart. People who look for 41 should find it, but do not sell it as a sensation. What title do you give it?

Then write: the show notes (90 words), five search terms, two quotations to be checked against the recording (mark them as unchecked).

Test your titles. Give only the titles to an assistant and ask in which chapter it would look for: the price of a repair, the technical part, the funny story, how to get into the trade. Aim for four hits; change what missed.

Hand in the list, the notes, the test, and your decision on ads with its reason.`,
  },
  {
    id: 'b08-quote-check',
    title: 'Check eight quotations in an article against the transcript',
    description:
      'Compare words, omissions and context, and decide for each quotation whether it may be printed.',
    minutes: 35,
    instructions: `Transcript of a conversation with a ferry captain: "We had no accident in nineteen years, well, one, but nobody was hurt, that was the pier's fault, or mine, depends whom you ask. I don't like the new boat. I don't like it yet, I should say. She's quieter, that's true, and she uses half the fuel, the company says, I haven't seen the figures. Would I let my son do this job? He's a dentist. [laughs] No. Yes. If he'd learned it at fourteen like I did, which is forbidden today, and rightly so. The worst passengers are the ones who ask if it's safe while it's moving."

Quotations in the article:
1 "We had no accident in nineteen years." 2 "I don't like the new boat." 3 He admits that an accident was his fault. 4 "She uses half the fuel." 5 "I learned it at fourteen, which is forbidden today." 6 Asked whether his son should do the job, he says "No". 7 "The worst passengers are the ones who ask if it is safe." 8 The captain, who learned the trade as a child, thinks that is right.

For each one: exact, altered without harm, shortened so that the meaning changes, or false; the words of the transcript beside it; what may be printed instead. Numbers 2 and 6 are literally there and still a problem. How do dots (...) help, and when are they a fig leaf?

Write the corrections as a 120-word email to the author: friendly, precise, sorted by seriousness, with a proposal for each.

Set up a rule on indirect speech (3, 8), which has no quotation marks and needs the same care. Hand in the table, the email and the rule. If you find fewer than six problems, you have been too kind.`,
  },
  {
    id: 'b08-punctuate-recipe-story',
    title: 'Punctuate 126 words in two ways that mean different things',
    description:
      'Set sentences, commas and paragraphs in an unpunctuated transcript and show three places where it changes the meaning.',
    minutes: 30,
    instructions: `Without any marks, from a voice memo: "ok so for sunday i asked my aunt who cooks like a general first she said take the big pot no not that one the old one with salt in the water the beans go in last not before the potatoes are soft you think they're done they're not really wait then the sauce butter flour milk slowly if it's lumpy it's your fault she says she never measures anything for my uncle she leaves out the garlic for me double we eat at one sharp on sundays only the children may be late she says but she waits for everyone every time i write it down i forget something so this time i'm recording aunt rosa if you hear this i love you let's eat"

First version: the reading that seems most sensible to you. Paragraphs, too.

Then find at least five places where punctuation decides the meaning. "let's eat" next to a name and "she never measures anything for my uncle" are two; "sharp on sundays only the children may be late" is a third. For each, give the two readings fully punctuated and what a listener would hear (pause, pitch) that settles it.

Write a second version of the whole in which as many of the five as possible go the other way and it still makes sense, if an odd one.

Compare with what an assistant produces without help. How many of the five did it notice as ambiguous without being asked?

Hand in version one, the table of places, version two, the assistant's version, and 40 words on what this teaches about correcting without hearing the sound. Do not change a single word; we compare.`,
  },
  {
    id: 'b08-word-error-rate',
    title: 'Measure word error rate by hand and question it',
    description:
      'Align three short passages, count substitutions, deletions and insertions, and weigh which errors matter.',
    minutes: 40,
    instructions: `Reference (R) and recognizer (H):
A  R: the council met on tuesday to discuss the new bridge over the river
A  H: the counsel met tuesday to discuss a new bridge over the the river
B  R: take two tablets not four before meals
B  H: take two tablets now four before meals
C  R: well i mean you know it was sort of fine really
C  H: it was fine really

Align word under word, with a gap sign where one is missing. For each: S, D, I, number of words in R, and the rate (S + D + I) / N in percent. One of the three has the best rate and the most dangerous error; which, and what follows?

Then build your own weighted measure: what counts 5, 1, 0.2? Define the classes so that a second person would sort the same way, and apply it to A, B and C. Does the order of the three change?

A machine's claim: "95% accuracy". Write a passage of 40 words with exactly two wrong words that would be harmless, and one with exactly two that would be a scandal.

Normalization: before counting, should case, punctuation, "twenty" and "20", "don't" and "do not" be treated as equal? Decide for four kinds, with reasons, and say how much the rate of a text could change from that alone.

Hand in the alignments, the counts, your measure, the two passages and your decisions. Each alignment has to use the fewest possible operations: if A can be explained with fewer than you used, the count is wrong. Check by trying an alternative for A and show it.`,
  },
  {
    id: 'b08-sung-lines',
    title: 'Subtitle a song with a refrain and spoken asides',
    description:
      'Time and style twelve sung lines, repeated words and a shout, so that the text keeps the rhythm.',
    minutes: 40,
    instructions: `A village choir's own song (free to use here), with the second at which each line begins:
0 "Down at the lock where the water is slow" 5 "(slow, slow, slow)" 7 "Sat Henry the keeper with nowhere to go" 12 "(go, go, go)" 14 "He opened at morning, he closed up at night" 19 "And nobody passed him, but that was all right" 24 spoken: "Evening, Henry." 26 "Oh, let it fill, let it fill, let it fill to the brim" 32 "There's nobody coming, we'll open for him" 38 humming, 8 seconds 46 "One day came a barge with a cow at the bow" 51 a cow (played on a trombone) 53 "She looked at old Henry, and he took a bow" 58 refrain as before, but at 64 the last line is "There's somebody coming, we'll open right now" 70 shout from the hall: "Again" 72 end

Make subtitles. Make these decisions and write them down: how singing is marked (music note or italics); how the echo in parentheses looks; whether the line breaks follow the verse or the width (36 characters); how the pun on "bow" and "bow" works for someone who does not hear it; what is shown during the humming; how the trombone cow is described; whether the repeated refrain is written out.

The change in the second refrain is how the story ends. How do you make sure that a reader who skims the refrain notices it?

Hand in a table with in, out, text and style. Sung text stays up until the note ends, up to 6 seconds; gaps are 0.08 s.

Explain your three hardest decisions in 80 words, and say which rule of ordinary subtitles you broke on purpose. A subtitle change may not split rhymes more than twice.`,
  },
  {
    id: 'b08-foreign-phrases',
    title: 'Treat foreign words in the transcript of a market tour',
    description:
      'Decide for every phrase in five languages whether to keep, translate, explain or mark it, and correct it.',
    minutes: 45,
    instructions: `An English-speaking guide, recognizer's output: "so on your left the mare cat that's just market in catalan, bon dear to everyone here, this is jordy he sells bacalau that's salt cod, prego have a try, he says molt bow very good, in the corner the old ladies say ay dios mio when the tourists block the way, so we go pass ara pass ara, sil voo play madam, this one is hamon iberico de bay yota don't confuse with serrano, and the cheese is from my oh no sorry from maho, danke to the gentleman, now who wants a vermoot, salut, or salud, you hear both, hasta luego jordy, day owe"

This is Barcelona, so Catalan and Spanish appear side by side, with some others. Identify each phrase: language, correct spelling with accents, meaning, and a source for the five least certain. Two or three can be heard in more than one way ("pass ara", "day owe"); give the candidates and what would settle it.

Decide the treatment in (a) a printed transcript and (b) subtitles with 40 characters per line: italics? a translation in brackets, only when the guide does not give it himself? What about a language switch in the middle of a sentence?

Write both versions of the passage.

Add five rules for coworkers, including what to do with a language no one on the team knows ([speaks another language] hides something; [in Catalan] says more).

Hand in the table, transcript, subtitles, rules and sources. If accents are missing in more than two words, or Catalan is passed off as Spanish, the work will be rejected.`,
  },
  {
    id: 'b08-vtt-lower-thirds',
    title: 'Move subtitles out of the way of name captions',
    description:
      'Write a WebVTT file with positions so that nothing covers names, a chart and a sign language window.',
    minutes: 45,
    instructions: `A panel on housing, 1920 by 1080. On screen: lower thirds with names at the bottom, from y 860 to 960 px, at 2-7 s, 21-25 s and 40-44 s; a chart over the lower right quarter from 28 to 36 s; a sign language interpreter in a window on the right, x 1500 to 1900, y 560 to 1040, throughout.

Subtitles (start-end, text): 1-3.5 "Good evening. Three guests tonight." | 3.6-6.8 "Amal Said builds houses that nobody wants at first." | 7.5-10 "Thank you. They do later." | 20-22.4 "And Professor Lind," | 22.5-26 "who says we have built enough." | 28-31.5 "Look at the blue line:" | 31.6-35.8 "more rooms, fewer people in them." | 39.5-43 "Nobody spoke about my street yet."

Write it as WebVTT with the settings line, position, align and size, where needed and only where needed, because constant jumping up and down is tiring. Rule of thumb: a subtitle that would be covered for part of its time moves up for its whole time; two consecutive subtitles without a gap stay at the same height.

Work in percentages and show how you derived them from pixels. The interpreter is always there, so what does that mean for the normal width and center of all subtitles?

Check in a browser with any video or a plain page with a track, at two window sizes. Describe what happened to the positions when the window became small, or when a user enlarges subtitle text to 150%.

Hand in the file, the calculation, a sketch with the three zones, and your observations. One thing is not negotiable: no text over the interpreter's hands.`,
  },
  {
    id: 'b08-line-break-verdicts',
    title: 'Judge twelve line breaks and improve the bad ones',
    description:
      'Say of each two-line subtitle whether its break helps or hinders reading, and explain the grammar behind it.',
    minutes: 30,
    instructions: `A slash is the break:
1 She took the / train to the coast. 2 If you ever come back, / bring the key. 3 I saw my sister's / husband. 4 He is not / guilty. 5 We need eggs, butter / and some patience. 6 They called him Peter / the Great. 7 Do you think she will / come? 8 It costs 14 / dollars. 9 The man who sold me / the boat has left. 10 She said: / "Never again." 11 He has been waiting / for you all day. 12 I don't / know.

For each: good, acceptable, bad. What is torn apart (article and noun, name, negation, verb and its helper, number and unit, preposition and its noun) or what is kept together? If it is bad, give a better break, or one line if it fits into 42 characters. Number 4 can be misread for a moment: how?

Then derive six rules from your verdicts, the most important first, and note a place where two of them collide (balance of line length against grammar, for example in 9). Which wins?

Apply your rules to six subtitles of your own, 50 to 75 characters each, on any subject: break each one in the best and in the worst possible way. Shuffle them and have an assistant or a friend choose the better without knowing why. Report the hits out of six.

Hand in twelve verdicts with reasons, six rules, the collision, six pairs and the result. "Looks nicer" explains nothing; the eye stumbles for reasons, and you can name them.`,
  },
  {
    id: 'b08-dialect-style-guide',
    title: 'Write the rules for dialect in an oral history archive',
    description:
      'Decide how far to write what you hear, in ten lines by a shipyard worker, with respect and searchability.',
    minutes: 50,
    instructions: `An archive records shipyard workers. Phrases from one tape, as the transcriber heard them: "we was only bairns", "I telt him", "gannin' doon the yard", "it were that cold your spit'd freeze", "nowt", "he divvent knaa", "me mam", "them riveters", "ye couldn't hear yersel'", "aye".

There are three positions: write everything as it sounds; write standard English; use standard spelling with the speaker's own words and grammar. Writing "sez" for "says" makes the speaker look ignorant without recording any distinctive sound. Writing "I told him" erases a word that people will search for.

Write the guide, one page: which of the three is the rule; what is kept (vocabulary, grammar), what is normalized (mere pronunciation), how rare words are explained (glossary with source; look up four of these), how to treat swear words, names of living people, and unclear passages; what the speaker is told beforehand, and what right he has to read and object.

Apply it: the ten lines in your form; a connected passage of 80 words that you compose from them; a glossary of six entries.

Searchability: someone types "told him riveters shipyard". Will they find it? If not, what field or note helps without altering the text?

Test the guide by having an assistant transcribe the ten phonetic forms with your rules; count deviations. Then answer in 60 words: would the man recognize himself when he reads it, and not be ashamed? Hand in everything together. Work with funny spellings for comic effect will be rejected.`,
  },
  {
    id: 'b08-descriptive-transcript',
    title: 'Write a descriptive transcript of a training video',
    description:
      'Merge speech, sounds and what is shown into a text from which a deafblind coworker can learn the job.',
    minutes: 45,
    instructions: `The video shows how to change the filter of a vacuum cleaner, 70 seconds. Speech: 3 "Before anything else," 5 "do this." 9 "Turn it here until it stops." 16 "Not like that." 20 "Like that." 27 "You'll hear it." 33 "If it's this color, throw it away. If it's this, you can wash it." 45 "Let it dry. Completely." 52 "Then everything backwards." 61 "Done."

Picture: 4-7 a hand pulls the plug from the wall. 9-15 the gray ring at the back is turned counterclockwise by a quarter. 16-19 a hand pulls at the filter's edge, red cross. 20-26 two fingers lift the filter by the tab in the middle, green check mark. 27 it snaps out. 33-38 two filters: black-brown; light gray. 45-50 filter on a windowsill, clock runs to 24 h. 52-60 fast reverse. 62 light goes on, motor sound. Text on screen at 47: "24 h".

Half of the speech means nothing without the picture ("this", "here", "that"). Write a transcript that can be read by someone who neither sees nor hears, in the order of the action, with headings for the steps, speech quoted where it helps, everything pointed at put into words, measurements instead of "a bit". Sounds only where they carry information (the snap), and for a deafblind person: what can be felt instead? Turn, stop, snap.

Then the test. Give the text to someone, or to an assistant, and ask for the six steps as instructions. Compare with the video. "Everything backwards" has to be written out.

Add 50 words to the makers of the video: three of the speaker's sentences that, worded differently, would have made your work unnecessary. Hand in the transcript, the test and the advice. An unplugging step that comes second is a safety fault.`,
  },
  {
    id: 'b08-minutes-from-transcript',
    title: 'Make minutes with timestamps out of a school meeting',
    description:
      'Condense a timestamped transcript to decisions, reasons and tasks, each with the place where it can be checked.',
    minutes: 35,
    instructions: `Parents' council, parts of the transcript:
00:02:10 Chair: phones, then. 00:02:40 A: my daughter's class, everyone films everyone. 00:04:15 Teacher: rule today is off and in the bag, we can't enforce it. 00:07:30 B: lockers? 00:07:50 Principal: 400 lockers, about 26,000, no money before next year. 00:09:05 C: pouches, I've seen it in Leeds, eight dollars each. 00:11:20 Principal: I could try that with seventh grade from January. 00:12:00 Chair: any objection to a trial? (silence) Good. 00:12:30 A: who pays? 00:12:50 Principal: I'll ask the support fund, answer by the 15th. 00:14:10 B: and the teachers' phones? (laughter) 00:14:30 Teacher: fair point. 00:15:00 Chair: C, can you get a quote for 110? 00:15:10 C: I can ask. 00:16:45 Student rep: has anyone asked us? 00:17:00 Chair: you're right, will you do a survey? 00:17:20 Student rep: yes, before Christmas, if I get printing. 00:18:30 Chair: then in January again.

Minutes of at most 200 words: subject, considerations (who said what only when it matters), decision, tasks (who, what, by when), open. After each statement, give the timestamp.

Consider: was the trial decided, or only not opposed? Then who decided it? Is C's "I can ask" a promise? Is the teachers' phone a joke or an item? What was left undecided (price, survey printing)?

Calculate: 110 pouches at eight dollars, against 26,000; do minutes contain calculations that no one made in the room? Decide and say why.

Let an assistant write minutes from the same text; mark what it added, overstated or lost, with timestamps.

Hand in your minutes, the marked machine version, and one-line answers to the questions above. A statement without a timestamp, or a timestamp that leads to a different statement, is an error.`,
  },
  {
    id: 'b08-confidence-and-invention',
    title: 'Find the invented sentences in a machine transcript',
    description:
      'Use confidence figures, silence and logic to separate misheard words from text no one spoke.',
    minutes: 35,
    instructions: `Speech recognizers sometimes produce fluent text where there was only noise. Here is the output with mean confidence and what a volume meter shows:
[0-4 s] 0.96, speech: "This is the weather station on Skarn, morning report."
[4-9] 0.91, speech: "Wind north-west, seven, gusts to nine."
[9-15] 0.44, wind noise only: "Thank you for watching, please subscribe."
[15-19] 0.88, speech: "Pressure nine eight six, falling."
[19-26] 0.52, noise and faint speech: "The sheep are in the kitchen, the sheep are in the kitchen."
[26-31] 0.93, speech: "Visibility two hundred meters."
[31-40] 0.61, silence: "I'd like to thank everyone at the station and my family."
[40-44] 0.79, speech: "Sea state six, swell from the vest."
[44-50] 0.95, speech: "Next report at fifteen hundred."
[50-58] 0.90, speech, another voice: "Ola, there really are sheep in the kitchen."

For each segment: spoken, misheard, invented, or undecidable, and on what evidence: meter, confidence, fit to context, typical phrases of training data (credits, thanks), repetition. No single sign is enough; find the segment where confidence alone would mislead in one direction, and one where plausibility would.

Write the cleaned transcript with marks. What do you put in place of an invented sentence?

Derive a procedure for 200 hours of such recordings: which three automatic rules flag segments for listening? Estimate, from these ten, what share would be flagged and what would slip through.

Suppose this were a call to a rescue service. Which type of error would be worst, and how would the thresholds shift? 60 words.

Hand in the verdicts, transcript, procedure and answer. Deleting the sheep without a mark is as wrong as keeping the thanks.`,
  },
];
