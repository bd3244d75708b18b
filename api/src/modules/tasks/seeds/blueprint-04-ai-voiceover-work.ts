import type { TaskSeed } from './task-seed.ts';

/** Speech from scripts: pace, stress, names, numbers, and audio that is clean from the first sample to the last. */
export const AI_VOICEOVER_WORK: readonly TaskSeed[] = [
  {
    id: 'b04-tides-lesson',
    title: 'Voice a one-minute lesson about tides',
    description:
      'Mark up a school text for pauses and stress, record it with a synthetic voice, and fix what drags.',
    minutes: 30,
    instructions: `Text for ten-year-old students: "Twice a day the sea comes up, and twice a day it goes away again. Why? The Moon pulls at the Earth, and the water follows more easily than the rock. So on the side that faces the Moon the sea bulges a little. Strangely, it bulges on the far side too. The Earth turns beneath these two bulges, and so each beach passes through both of them in a day: high water, low water, high water, low water. When the Sun pulls along the same line, at new moon and full moon, the tides are strongest. We call them spring tides, even in fall."

Mark the text before you record: a slash for a short pause, two for a long one, capitals for the word that carries the sentence. The word "Strangely" deserves some thought, and so does "even in fall", which is a small joke.

Produce it with any calm adult stock voice. Aim for 55 to 62 seconds. Listen to the list of high and low waters: a flat voice turns it into noise.

Then correct it with what your tool offers: punctuation, pause tags, split sentences, speed per passage.

Hand in the marked text, the first and the last recording as WAV or MP3, and three changes with the second at which each occurs. If the audio is faster at the end than at the beginning, as often happens, even it out.`,
  },
  {
    id: 'b04-phone-menu-vet',
    title: 'Record the phone menu of a veterinary clinic',
    description:
      'Five prompts in one voice in which an anxious caller finds the emergency line in the first eight seconds.',
    minutes: 30,
    instructions: `Birchwood Veterinary Clinic. Open Monday to Friday 8 a.m. to 6 p.m., Saturday 9 a.m. to noon. Night emergencies: 0555 010 900. Keys: 1 emergency, 2 appointments, 3 prescriptions and results, 0 a person.

The old menu began with a welcome, the website, the hours, a privacy notice, and only reached emergencies at second 34. Write and voice a new one:
P1 main menu, at most 22 seconds
P2 after hours, at most 20
P3 all lines busy, at most 10, repeated every 40 seconds, so it must not hurt
P4 wrong key
P5 goodbye after a prescription order

Rules of the trade: the choice comes before the key ("For appointments, press 2"), there is a pause after each choice, and the phone number is read in groups of digits with a pause between them, then once again slowly.

Synthesize all five with the same voice and settings, on the same day, and save them as mono WAV, 16-bit, at 8 kHz and also at 44.1 kHz. Listen to the 8 kHz version through a telephone or a small speaker: which consonants get lost, and can another word help?

Hand in the five texts with seconds, ten files, and a line about the word you replaced. If the emergency option comes after second 8, start over.`,
  },
  {
    id: 'b04-twelve-names',
    title: 'Get twelve difficult names pronounced right',
    description:
      'Find the pronunciation of each name from a source, write a respelling, and record until it is right.',
    minutes: 50,
    instructions: `A travel series mentions these, and a synthetic voice stumbles over most: Leicester, Edinburgh, Worcestershire, Cholmondeley, Llangollen, Siobhan, Versailles (the French palace), Bordeaux, Reykjavik, Oaxaca, Gdansk, Nguyen.

For each: look up how locals say it (broadcasters' guides, dictionaries with audio, recordings of residents), give the source, the transcription in IPA, and a respelling in English letters that an announcer could read at sight, such as LESS-ter.

Then let your tool read this sentence with each name in turn: "We left [name] before the rain came." Record three stages: the plain spelling, your respelling typed into the text, and the phoneme tag or dictionary entry if your tool has one.

Rate every recording: right, acceptable in English, wrong. "Acceptable" exists, since an English voice that suddenly turns Icelandic for one word distracts more than it helps. For two names, explain where you drew this line.

Hand in a table of twelve rows and a file with the best version of each, in order, one second apart. Mark any name for which you found only one source. We check three of them by ear; if two are wrong, the batch will be rejected.`,
  },
  {
    id: 'b04-numbers-price-list',
    title: 'Normalize numbers so that a voice reads them right',
    description:
      'Rewrite twenty figures, dates and units into speakable words, and test where the machine disagrees.',
    minutes: 30,
    instructions: `A radio shopping guide contains: $4.05, $1,250, 3/4 lb, 0.5 l, 1990s, 03/04, 10-12 pcs, No. 7, Chapter IV, 2nd, 1:15 pm, 24/7, +44 20 7946 0018, 5'11", 37.5 C, H2O, 4x4, 1.5x faster, Henry VIII, St. John's St.

Some of these are traps. 03/04 is the third of April or March the fourth, and only context can tell: here the store is in Canada and the next line says "before Easter, which falls on the 20th". In the last item, the two "St." do not mean the same thing.

Task one: write each as it should be spoken, in words. Task two: let a synthetic voice read the raw forms in short sentences you make up, one each, and write down what it actually says. Task three: repeat with your spoken forms.

The table has four columns: raw, spoken form, what the voice said, and whether rewriting was needed. Count the errors before and after.

At the end, write six rules for a scriptwriter who has never thought about this, for example about money with cents below ten, or ranges. A rule should cover a class of cases. Hand in twenty rows, twenty sentences and both counts; if a row is missing, the count means nothing.`,
  },
  {
    id: 'b04-hardware-radio-spot',
    title: 'Produce a 30-second radio spot with its legal line',
    description:
      'A spot for a paint weekend in which offer, address and terms fit without a rushed voice at the end.',
    minutes: 40,
    instructions: `Rudd & Daughter Hardware, 9 Canal Street. Friday and Saturday: 25% off wall paint, free tinting, while supplies last, not valid with other offers. The owner's idea: "People are afraid of color. We mix a small pot first, for 2 dollars, and you live with it for a week."

Write a spot of exactly 30 seconds, 70 to 78 words. Half of radio advertising shouts; the owner does not want that. One voice, or two if the second has a reason to be there.

The terms must be as easy to follow as the rest, at the same speed. If they do not fit, shorten the offer, not the vowels.

Produce it: voice, at most one effect (a lid being pried off a can is irresistible), no music or a free one with its license named. Voice at about -16 LUFS integrated, true peak not above -1 dB; measure and note both.

Read your text to someone while they do something else, then ask for three facts: what, when, where. If one is missing, it came too late or only once.

Hand in the script with its word count, audio of 30.0 s plus or minus 0.2, the two measurements, and the result of the listening test. Stations cut off spots that run long, often in the middle of the address, which is why we are strict about this.`,
  },
  {
    id: 'b04-museum-ssml-guide',
    title: 'Mark up an audio guide stop with SSML',
    description:
      'Tag 130 words about a ship model for breaks, emphasis, dates and a foreign name, then compare by ear.',
    minutes: 40,
    instructions: `Stop 14, text: "You are standing in front of the Vasa, one to ten. Look at the lower row of gunports: there are too many of them. On August 10, 1628, the real ship sailed about 1,300 meters, was hit by a gust, leaned over, and the sea came in through those very doors. Around thirty people died. Its first voyage had lasted less than half an hour. Now step to the left. Can you see the carved lion? It weighs 450 kilos. It was meant to frighten Poland. It was raised, with the ship, in 1961, after 333 years, and it is still smiling. Press 15 when you are ready."

Tag it in SSML: speech rate, breaks in milliseconds, emphasis, say-as for date and numbers where your voice needs it, a phoneme or alias for Vasa. Visitors have to move after "step to the left", so they need time.

No tag without a purpose. Write a comment beside every tag that says what you want to hear; delete the tag if you do not hear it.

Make three versions: no tags, your first set, your final set. Is the third better than the first for someone who knows nothing about tags? Name the two tags that earn their keep and one you removed.

Hand in valid SSML (closed elements, one speak root), three recordings and the comments. If your tool has no SSML, use its own controls and describe the equivalents.`,
  },
  {
    id: 'b04-learners-dialogue',
    title: 'Record a dialogue for learners at two speeds',
    description:
      'Two voices at a ticket counter, at natural and slow speed; even the slow version sounds like real people.',
    minutes: 35,
    instructions: `For a beginner course (level A2). At the counter:
Clerk: Good morning. Where would you like to go?
Maya: To Kent Bay, please. Is there a train before ten?
Clerk: There is one at nine forty, but you have to change trains at Lowick.
Maya: How long do I have there?
Clerk: Seven minutes. It's the same platform.
Maya: Oh, that's fine. A round-trip ticket, please. I'm coming back on Sunday.
Clerk: That's twenty-three fifty. Would you like a seat by the window?
Maya: Yes, please. On the ocean side, if that's possible.

Choose two voices that differ clearly in pitch or accent without being caricatures. Record it at natural speed first, about 30 seconds. In the slow version do not simply stretch: shorten the breath groups, lengthen the pauses, keep "it's" and "that's" as they are. Stretching to 75% is allowed as a comparison only.

Where does the stress have to fall so that a learner gets the point? "BEFORE ten", "the SAME platform". Mark five such words.

Then add six comprehension questions with answers, three on facts and three on tone ("Is Maya worried about the change? How do you hear it?").

Hand in both recordings, the stretched one, the marked dialogue and the questions. Fix turns that overlap and, in the natural version, gaps of more than a second between speakers.`,
  },
  {
    id: 'b04-station-building-blocks',
    title: 'Build station announcements from recorded blocks',
    description:
      'Split announcements into reusable pieces that join seamlessly, and prove it with twelve combinations.',
    minutes: 60,
    instructions: `Small stations do not record every announcement; they join pieces. Make such a set: "The [time] train to [place] from platform [n]" followed by "is delayed by about [m] minutes", "is cancelled" or "will now leave from platform [k]".

Places: Arden, Millport, Saint Anne's Road. Times: 7:05, 12:30, 18:52. Platforms 1 to 4. Delays 5, 10, 20.

Plan the pieces. A word has a different melody in the middle of a sentence than at its end: "platform three is..." rises, "...from platform three." falls. So you need at least the platforms twice. Where do you cut, and which carrier sentence does the voice read so that each piece gets the right melody?

Record, cut at zero crossings, leave the same silence at both ends of every piece (state it in ms), bring them all to equal loudness.

Assemble twelve announcements, among them "The 7:05 train to Saint Anne's Road from platform 2 will now leave from platform 4". Listen with your eyes closed: where can you hear the joins?

Hand in the inventory with file names, the pieces, twelve results, and the three worst joins with your repair. A set that needs a complete re-recording as soon as a fifth platform is built is badly cut; show that yours does not.`,
  },
  {
    id: 'b04-loudness-five-clips',
    title: 'Measure and match the loudness of five clips',
    description:
      'Make five readings from quiet to harsh, bring them all to the same target, and document each figure.',
    minutes: 45,
    instructions: `A listener should never have to touch the volume between chapters. Target for this job: -18 LUFS integrated (plus or minus 0.5), true peak at most -2 dB, noise floor below -60 dB in the pauses.

Produce five clips of about 20 seconds with synthetic voices: a whisper, a newsreader, an excited childlike cartoon voice, an old man's slow voice, and one with a phone effect. Use any harmless text of your own, different each time.

Measure what the tool delivered: integrated loudness, loudness range, true peak, noise in a pause. Any free meter is fine; name it.

Then process. Gain alone may be enough for three of them. For the others, decide between a limiter, a compressor and manual gain on single words, and say why. Justify any gain reduction of more than 4 dB on a voice.

Measure again and enter everything in a table, before and after, five rows. Listen to all in a row at low volume. Equal figures do not always sound equally loud: the whisper at -18 LUFS can feel louder than the news. If so, deviate by up to 1 dB and record that you did.

Hand in the ten files, the table and the name of the meter. Clipped peaks, or pumping noise between words, count more heavily against you than half a decibel.`,
  },
  {
    id: 'b04-audiobook-page',
    title: 'Narrate a page with three speakers and one narrator',
    description:
      'An audiobook page whose speakers are told apart by small means rather than by funny voices.',
    minutes: 45,
    instructions: `The page:
The ferry had gone. "Then we wait," said Aunt Ro, and sat down on the suitcase as if it had been built for that.
"Until when?" Pim asked.
"Until it comes back."
The ticket man pulled down his shutter. "Thursday," he said through the wood.
"It is Tuesday," said Pim.
"So it is," said Aunt Ro, "and a very good one. Look at that sky." She took an apple from her coat, cut it in three with a knife Pim had never seen before, and knocked on the shutter.
Nothing. Then it went up, a hand's breadth.
"Thank you," said the ticket man, and then, after chewing for some time: "There is a man with a boat."

Narrate it with one main voice. For the three speakers, vary only the pace, the distance and, slightly, the pitch. Audiobook people call this restraint, and listeners are grateful for it over nine hours.

Some tags ("said Pim") are almost thrown away when read aloud. Others matter: listeners should hear "through the wood". The pause at "Nothing." is worth more than any effect.

Cast first, in one line per person. Record, listen to the whole page, then correct line by line. Hand in the audio, the cast list, and the script with your pauses in tenths of a second. Do not glue three different stock voices together, and do not use a door effect for the shutter.`,
  },
  {
    id: 'b04-breathing-pause-guide',
    title: 'Voice a two-minute breathing pause for an office',
    description:
      'A guided pause with long, exact silences and a synthetic voice that does not sound like a commercial.',
    minutes: 30,
    instructions: `Office workers will play this at their desks. Exactly two minutes, no music, so that the silences are real. It is a rest, not a treatment, and promises nothing.

Script outline with times: 0:00 arrive (put down what you are holding; feet on the floor). 0:20 three counted breaths, in for 4 seconds, out for 6. 0:52 listen: the furthest sound, then the nearest. 1:25 shoulders, jaw, hands. 1:45 come back, with a single plan for the next hour. 2:00 end.

Write 110 to 130 words around it. Address the listener directly, in short sentences. Leave out "journey", "energy", "let go of all negativity" and any instruction people could fail at ("clear your mind").

Technical part: the counted breaths need the numbers at even intervals of one second. Synthetic voices do not keep time, so place the words by hand on a grid. Silence between sentences is digital zero or, better, very faint continuous room tone; a change from one to the other must not be audible.

Slow the pace with shorter sentences, not by stretching the sound.

Hand in the script with time marks, audio of 120.0 s, and a screenshot or list that shows the positions of the counted numbers (error under 0.1 s). Sit through it once yourself and name the one word that jolted you.`,
  },
  {
    id: 'b04-kayak-safety-briefing',
    title: 'Record a safety briefing that people remember',
    description: 'A 75-second kayak briefing in which six rules survive a memory test two minutes later.',
    minutes: 40,
    instructions: `A kayak rental plays a briefing over loudspeakers by the river. Wind, children, ducks. The six rules: life jacket fastened before you step on the dock; keep to the right-hand bank; single file under the railroad bridge; if you capsize, hold on to the boat; back by 5:30 p.m.; one blast of the horn means come ashore at once.

The order and wording are up to you, and so is which rule is said twice. Keep it to 75 seconds and 160 words at most. People who turn around must not mix up numbers and sides ("right-hand as you look downstream").

Produce the voice for outdoors: a bit lower in pitch, clear consonants, slower than indoors, pauses of a full second between rules, little dynamic range. Simulate the location by adding wind or crowd noise 8 dB below the voice, and listen again. Which words disappear?

Test with one or more people, or with yourself after two minutes of something else: write down the rules you remember. Aim for five of six. Change what was forgotten.

Hand in both versions (clean and with noise), the script before and after the test, and the result in numbers. A tone that makes capsizing sound like an adventure, or like certain death, is wrong in either direction.`,
  },
  {
    id: 'b04-ten-misreadings',
    title: 'Fix ten misreadings of a synthetic voice',
    description:
      'Work through an error log with homographs, letters and stresses, and find the smallest change that fixes each.',
    minutes: 35,
    instructions: `A producer logged these while listening to a chapter:
1 "He read it yesterday": said "reed". 2 "lead pipes": said "leed". 3 "The wind up toy": wind as in weather. 4 "Dr. Hale lives on Hale Dr.": both Doctor. 5 "a minute crack": as in sixty seconds. 6 "They object": stress on OB. 7 "IT staff said it": both "it". 8 "CO2": "company two". 9 "resume the work, send the resume": the same twice. 10 "She tore it, a tear ran down": the noun rhymed with "care".

For each of the ten: reproduce it with your tool if it happens there (if not, find a sentence in which a similar thing does); try fixes in this order and stop at the first that works: punctuation, a synonym or changed word order, respelling, phoneme tag or lexicon entry.

Cost matters: a lexicon entry changes the word everywhere in the book. For which of the ten would that be dangerous?

Record before and after. The log gets three more columns: fix, level of fix, side effects heard in the same sentence.

Close with the five-line checklist you would run over any manuscript before it goes to a voice. A respelling that fixes the vowel but spoils the stress does not count as a fix; neither does leaving the sentence out.`,
  },
  {
    id: 'b04-bistro-menu-words',
    title: 'Say French, Italian and Spanish dishes inside English speech',
    description:
      'Voice a bistro menu with twelve foreign words, with an accent level that suits servers and guests.',
    minutes: 30,
    instructions: `A bistro trains its servers with audio cards, and its app reads the menu to guests with poor eyesight. Dishes: bouillabaisse, gnocchi with sage, bruschetta, coq au vin, vichyssoise, gazpacho, tagliatelle al ragu, creme brulee, jalapeno relish, prosciutto, jus, quiche.

Two audiences, two answers. For the servers: as close to the original as an English speaker can manage, with a hint on the one sound that goes wrong (the "ch" in bruschetta is a k; the s in vichyssoise is sounded). For the guests: the common English form, fluently inside the sentence, no sudden change of voice.

Look up each word in a dictionary with audio. Note when dictionaries allow more than one English pronunciation.

Record twelve cards ("Bruschetta. Broo-SKET-ta. Bruschetta.") and one continuous menu of 60 to 80 seconds in which every dish appears in a short sentence with its price in dollars, invented by you.

Check the transitions: many voices add a tiny pause before a respelled word. Get rid of it.

Hand in the twelve cards in a single file, the menu, and a table with the source, the servers' form and the guests' form. A silent final s in vichyssoise is the mistake everyone makes; that one error is enough to get the work rejected.`,
  },
  {
    id: 'b04-eight-slides-sync',
    title: 'Fit a narration to eight slides of fixed length',
    description:
      'Calculate words per slide, edit a text that is too long, and record it so that each slide ends on time.',
    minutes: 50,
    instructions: `An online course changes its slides automatically. Durations in seconds: S1 8, S2 15, S3 20, S4 12, S5 25, S6 10, S7 18, S8 12. Topic: how to separate household waste. Voice at 145 words per minute; every slide begins with 0.5 s and ends with 1.0 s of silence.

Table first: seconds of speech per slide, words that fit (round down). You should get 15 words for S1 and 56 for S5; if not, look for the error.

Content: S1 title. S2 why it matters. S3 paper: no receipts, no greasy boxes. S4 glass by color, lids off. S5 plastics: what belongs, what does not, no need to wash. S6 batteries never in the trash. S7 organic waste without bags. S8 summary in three words and goodbye.

Write to these lengths. Never use the remaining half second for one more word.

Record each slide on its own, measure it, and adjust text or pauses until it is within 0.3 s of its target. Speed may differ by no more than 4% between slides.

Hand in the table with planned and measured values, the texts, and one 120.0-second file with all eight. If the voice has to rush in S3 and has time to yawn in S6, move content, don't change the tempo.`,
  },
  {
    id: 'b04-one-line-three-readings',
    title: 'Read one line with three intentions and test it blind',
    description:
      'Make "I left the light on for you" kind, reproachful and afraid, and see whether listeners agree.',
    minutes: 30,
    instructions: `The line: "I left the light on for you." Three readings: kind (someone comes home late and is welcome), reproachful (again), afraid (something is wrong in the house).

For each, describe in concrete terms what the voice does: pace, pitch, where the stress falls, whether the end drops, how long the breath before it is. "Sad" and "emotional" do not describe anything a machine can do.

Now make them with a synthetic voice. Use whatever controls it: style tags, context sentences before the line that are cut off later, punctuation, another stock voice, pitch curves. Five attempts at most for each reading, all kept and numbered.

The blind test: put the three finals in random order, with two of your rejected attempts mixed in, and let at least three listeners assign them to kind, reproachful, afraid, or "can't tell". Alone at home? Wait an hour, shuffle by random numbers, and do it yourself; say that you did.

Report a small matrix: intended versus heard. A reading that two of three listeners recognize has worked.

Hand in fifteen numbered attempts (or fewer, if you were quick), the descriptions, the matrix, and one paragraph: which intention was hardest for the machine, and which control changed it most. Sobbing effects from a sound library are off limits.`,
  },
  {
    id: 'b04-hedgehog-story-sound',
    title: 'Tell a bedtime story that slowly gets quieter',
    description:
      'A three-minute story about a hedgehog that gets quieter and slower by design, without becoming unclear.',
    minutes: 55,
    instructions: `Parents play it in the dark. At the start the child is still jumping; at the end the child should be still. So the recording itself has to calm down: from -16 LUFS in the first thirty seconds to -23 in the last, from about 150 words per minute to about 110.

Write (with help, if you like) a story of 350 to 390 words. A hedgehog looks for a place for the winter and is politely turned away by three animals; the fourth says little. Nothing frightening, no moral at the end, sentences that get shorter as it goes on. The last word is soft; choose it deliberately.

Record in six sections. For each, lower the pace and level in steps too small to notice, then smooth the joins.

Measure the six: LUFS, words per minute. Put both curves in a table. A jump of more than 2 LU between neighbors wakes people up.

Then listen in bed, or at least lying down, at low volume, to the last section. Can you still understand each word? If not, raise the consonants a little.

Hand in the text, audio of 2:50 to 3:20, the table of six, and the last word with the reason for it. No lullaby underneath, since the story will be used with music later.`,
  },
  {
    id: 'b04-film-audio-description',
    title: 'Fit audio description into the gaps of a short film',
    description:
      'Describe what the eye needs in seven pauses between lines of dialogue, in words that fit the seconds.',
    minutes: 50,
    instructions: `For blind and partially sighted viewers. The dialogue is fixed, the gaps are yours (seconds available):

gap 1, 6.0: A small kitchen at night; a man in a coat stands at the open fridge without taking anything.
- SON: You're still up.
gap 2, 2.5: The son, about 17, in the doorway; a bandage over one eyebrow.
- FATHER: What happened?
- SON: Nothing. A door.
gap 3, 4.0: The father closes the fridge. Dark. He finds the switch.
- FATHER: Sit.
gap 4, 8.0: He warms milk. The son looks at two unopened letters on the table, turns one over, pushes it under the other.
- SON: Did they write?
gap 5, 1.5: The father does not turn around.
- FATHER: Tomorrow.
gap 6, 5.0: He sets down two cups. Their hands do not touch.
gap 7, 7.0: outside, seen through the window: both at the table, the light goes off, they stay.

Write descriptions of at most three words per second. Say what can be seen, not what it means: "looks worried" is a judgment, "turns one over" is not. Information that is needed later (letters, bandage) has priority over the coat.

Record with a neutral voice that is clearly different from the people in the film, and measure each gap. Hand in the seven texts with word counts and measured seconds, and the audio. Gap 5 may stay silent; argue for or against it.`,
  },
  {
    id: 'b04-it-notice-acronyms',
    title: 'Make an IT notice speakable',
    description:
      'Voice a message full of acronyms, addresses and codes so that a coworker can act on it while driving.',
    minutes: 25,
    instructions: `The written notice: "On 12/09 btw. 18:00-19:30 UTC+2 the ERP (v4.10.2) & VPN gw. will be down. Pls. log off b4 17:45. After restart go to https://help.example/reset?id=7 & enter your 8-char. PIN + OTP. Error E-0x1F: call ext. 4407 or mail it-desk@help.example. FAQs on SharePoint > IT > Outages. Mgmt. apologizes."

Some coworkers hear such messages through a reading app on their way to work.

Sort the content first into what a listener can use now (when, what is down, until when to log off) and what they have to look up later (address, code). Announce the second kind as such: "the address is in the written message". Reading out question marks and equal signs helps no one.

Then write the spoken version, 100 words or fewer. For each acronym, decide whether it is spelled out, spoken as a word or replaced: ERP, VPN, UTC, PIN, OTP, FAQ, IT. The date 12/09 means September 12 here.

Record it and check: version number, "b4", extension 4407 digit by digit, the time zone in everyday words.

Hand in the list of decisions with brief reasons, the spoken text, the recording, and how the raw notice sounded in the same voice: describe its three worst moments with seconds. Losing the 17:45 makes the message useless.`,
  },
  {
    id: 'b04-podcast-frame',
    title: 'Make a podcast intro and outro with a music bed',
    description:
      'An intro and an outro with a measured gap between voice and music, reusable in every episode.',
    minutes: 55,
    instructions: `The show: "Second Shelf", about forgotten books. Monthly, one host, no advertising. Intro 18 seconds, outro 25 seconds; both begin and end so that an editor can join them to any conversation.

Write the texts. Intro: what it is, for whom, and a slot of about three seconds for the episode title, which is recorded each time. Outro: thanks, where to find the list of books, a slot for the next date, one closing sentence that returns every month and has not grown tiresome by the fourth. Say that sentence aloud four times.

Music: generated or free, instrumental, with its license or the tool's terms noted. Under speech it sits 16 to 20 dB below the voice; in the pauses it may come up, with ramps of 0.3 to 0.8 seconds.

The slot: mix so that music runs through and the voice can be dropped in. Show it with two titles of different lengths, "The Hill" and "Instructions for Visiting the Deaf Aunt".

Measure voice and bed separately and state the difference; then the loudness of the whole, aiming for -16 LUFS.

Hand in the texts, the intro with both titles, the outro, a bed without voice, the measurements and the license. If the bed ends on a chord that clashes with the start of the conversation, or fades out like eighties radio, give it another ending.`,
  },
  {
    id: 'b04-clean-ten-files',
    title: 'Clean, trim and name ten delivery files',
    description:
      'Bring ten raw synthetic clips to delivery standard: heads, tails, clicks, names, and a report for the client.',
    minutes: 40,
    instructions: `A client is building an app for crossing the street safely, with ten sentences such as "Stop at the curb." and "Look left, look right, look left again." Write ten, three to nine words each.

Generate them, and then damage your own raw material on purpose: four get 1 to 3 seconds of silence at the start, two a loud click, two a level 9 dB too low, one an ending cut off in the last consonant, one a repeated word. Keep these raw files.

Now treat the ten as if a stranger had sent them.
- head 0.25 s, tail 0.50 s, both plus or minus 0.02
- clicks removed without eating the consonant
- loudness matched by ear and by measurement, within 1 LU
- defective ones re-recorded, not patched
- WAV, 48 kHz, 24-bit, mono
- names: cross_en_01_stop-at-the-curb_v1.wav and so on, lowercase, no spaces

Write the delivery report: file, length, loudness, what was done, comments. Ten rows.

The client checks the files one after the other at high volume through headphones. Do that before they do, and note what you found only then.

Hand in the raw and finished files, the report, and, for one of the clicks, a picture of the waveform before and after. In this trade, wrong file names alone are reason enough to reject a delivery.`,
  },
  {
    id: 'b04-hospital-voice-choice',
    title: 'Choose a voice for the wayfinding of a hospital',
    description:
      'Compare five stock voices against a brief with weighted criteria and recommend one, with samples.',
    minutes: 55,
    instructions: `A hospital's elevators and info kiosks will speak. The brief says: understood by people with hearing loss; calm at three in the morning and not sleepy at noon; can say "Otorhinolaryngology" and "Ward 3B"; free to use commercially for ten years; also exists in Spanish, ideally the same speaker.

Write a test text of 60 words with everything difficult in it: the long word, similar-sounding wards (3B, 3D, 3E), a warning ("Doors are closing"), a comforting line, a four-digit number.

Pick five voices from any tools and let each read it with default settings. Score from 0 to 4 on intelligibility in noise (mix in hallway noise at equal loudness), intelligibility through a cheap speaker or with the highs cut above 4 kHz, calmness, difficult words, license, Spanish. Weights come from the brief: decide them beforehand and justify the largest.

License: open the terms of each tool and quote the sentence about commercial use, with its address and date. If you do not find one, that voice gets zero there.

Hand in a one-page report: table, recommendation, runner-up, remaining risk, and samples with noise of the winner and of the worst. Last time the hospital simply chose a "pleasant" voice; people then mistook 3D for 3B, so that pair weighs heavily in the review.`,
  },
  {
    id: 'b04-report-to-speech',
    title: 'Rewrite a report paragraph for the ear',
    description:
      'Turn 120 written words into speech that people can follow on first hearing, and compare both versions by recall.',
    minutes: 30,
    instructions: `From an annual report: "Notwithstanding the adverse development of input costs, which, driven chiefly by energy (up 18.4% year on year) and packaging (up 9.7%), exceeded the assumptions underlying the budget, the cooperative was able, owing to the implementation in the second quarter of the measures resolved upon at the extraordinary general meeting, inter alia the consolidation of the two northern collection rounds, to limit the decline in the operating result to 2.1%, whereby the payment price for members' milk could be maintained at 41 cents per liter until the end of the period under review."

Dairy farmers will hear it in their tractors.

Write the spoken version: 110 words at most, sentences of no more than 15 words, one number per sentence, the milk price first because that is what they want to know. What the report hides in "whereby" is the actual news.

Record both texts with the same voice. Prepare five questions about the content and test two listeners (or yourself, an hour apart), one version each. Count the right answers.

Check for honesty once more: the spoken version may not sound better than the figures. The result did fall.

Hand in the text, both recordings, the questions, the counts, and a list of four things you did (for example, turned nouns into verbs), each with a before and after.`,
  },
  {
    id: 'b04-voice-consent-sheet',
    title: 'Write a consent sheet for voices and decide eight requests',
    description:
      "Draft plain rules for the use of volunteers' cloned voices and apply them to eight realistic requests.",
    minutes: 45,
    instructions: `A community radio station would like to clone the voices of twelve volunteers, so that announcements can be made at night. Write the sheet they sign: one page, in plain English that a sixteen-year-old understands (though no one under 18 takes part).

It says: what is recorded and where it is kept; what the voice may say (list), what it never says (list); who types the texts and who hears them before they go out; how listeners are told; how volunteers withdraw and what then happens to old recordings; what happens when a volunteer leaves or dies; whether anyone is paid.

Then decide by your own sheet: (1) the weather at 3 a.m.; (2) a birthday greeting a friend asks for; (3) an election ad; (4) "Anna is sick, let the clone host her show, no one will notice"; (5) a correction of a wrong date in an old program; (6) selling the voice to a furniture store; (7) a widow asks for one last goodnight; (8) an emergency message from the fire department.

Answer each in two or three sentences, with the clause that decides it. If a case reveals a gap in the sheet, fix the sheet and mark the change.

Finish by recording, with a stock voice, the sentence that informs listeners. Do not clone any real person in this task. Sheets that bury withdrawal in the small print will be rejected.`,
  },
];
