import type { TaskSeed } from './task-seed.ts';

/** Speech from scripts: pace, stress, names, numbers, and audio that is clean from its first to its last sample. */
export const AI_VOICEOVER_WORK: readonly TaskSeed[] = [
  {
    id: 'b04-tides-lesson',
    title: 'Voice a one-minute lesson about tides',
    description:
      'Mark up a school text for pauses and stress, record it with a synthetic voice, and fix what drags.',
    minutes: 30,
    instructions: `Text for pupils of ten: "Twice a day the sea comes up, and twice a day it goes away again. Why? The Moon pulls at the Earth, and the water follows more easily than the rock. So on the side that faces the Moon the sea bulges a little. Strangely, it bulges on the far side too. The Earth turns beneath these two bulges, and so each beach passes through both of them in a day: high water, low water, high water, low water. When the Sun pulls along the same line, at new moon and full moon, the tides are strongest. We call them spring tides, even in autumn."

Mark before you record: a slash for a short pause, two for a long one, capitals for the word that carries the sentence. The word "Strangely" deserves thought, and so does "even in autumn", which is a small joke.

Produce it with a calm adult voice of any stock kind. Aim for 55 to 62 seconds. Listen for the list of four waters: a flat voice turns it into noise.

Then correct by means of your tool: punctuation, pause tags, splitting sentences, speed per passage.

Give in the marked text, the first and the last recording as WAV or MP3, and three places with the second at which they changed. Audio that is faster at the end than at the beginning, as happens often, should be evened out.`,
  },
  {
    id: 'b04-phone-menu-vet',
    title: 'Record the phone menu of a veterinary practice',
    description:
      'Five prompts of one voice in which an anxious caller finds the emergency line in the first eight seconds.',
    minutes: 30,
    instructions: `Practice Birchwood. Opening hours Monday to Friday 8 to 18, Saturday 9 to 12. Emergencies at night: number 0555 010 900. Keys: 1 emergency, 2 appointments, 3 prescriptions and results, 0 a person.

The old menu began with a welcome, the website, the hours, a remark on data protection, and only at second 34 with emergencies. You write and voice a new one:
P1 main menu, at most 22 seconds
P2 outside hours, at most 20
P3 all lines busy, at most 10, repeated every 40 seconds, so it must not hurt
P4 wrong key
P5 goodbye after an order for a prescription

Rules of the trade: what it is before the key ("For appointments, press 2"), one pause after each choice, digits of the number in groups with a rest between them, and once again slowly.

Synthesise all five with the same voice, same settings, on the same day, and save as mono WAV, 16 bit, 8 kHz and also at 44.1 kHz. Listen to the 8 kHz version through a telephone or a small speaker: which consonants get lost, and can another word help?

The work consists of the five texts with seconds, ten files, and a line about the word you replaced. If the emergency comes after second 8, start over.`,
  },
  {
    id: 'b04-twelve-names',
    title: 'Get twelve difficult names pronounced right',
    description:
      'Find the pronunciation of each name from a source, write a respelling, and record until it is right.',
    minutes: 50,
    instructions: `A travel series mentions these, and a synthetic voice stumbles over most: Leicester, Edinburgh, Worcestershire, Cholmondeley, Llangollen, Siobhan, Versailles (the French palace), Bordeaux, Reykjavik, Oaxaca, Gdansk, Nguyen.

For each: look up how it is said by people from there (broadcasters' guides, dictionaries with sound, recordings of inhabitants), give the source, the transcription in IPA, and a respelling in English letters that a presenter could read at sight, such as LESS-ter.

Then let your tool read this sentence with each name in turn: "We left [name] before the rain came." Record three stages: the plain spelling, your respelling typed into the text, and the phoneme tag or dictionary entry if your tool has one.

Rate every recording: right, acceptable in English, wrong. "Acceptable" exists, since an English voice that suddenly turns Icelandic for one word disturbs more than it helps. Explain for two names where you drew this line.

Put together a table of twelve rows and a file with the best version of each, in order, one second apart. A name for which you could find only one source is marked. We are going to check three of them by ear; two wrong ones and the batch is returned.`,
  },
  {
    id: 'b04-numbers-price-list',
    title: 'Normalise numbers so that a voice reads them right',
    description:
      'Rewrite twenty figures, dates and units into speakable words, and test where the machine disagrees.',
    minutes: 30,
    instructions: `A radio shopping guide contains: $4.05, $1,250, 3/4 lb, 0.5 l, 1990s, 03/04, 10-12 pcs, No. 7, Chapter IV, 2nd, 1:15 pm, 24/7, +44 20 7946 0018, 5'11", 37.5 C, H2O, 4x4, 1.5x faster, Henry VIII, St. John's St.

Some of these are traps. 03/04 is the third of April or March the fourth, and only context can tell: here the shop is in Canada and the next line speaks of "before Easter, which falls on the 20th". In the last item the two St. do not mean the same.

Task one: write each as it should be spoken, in words. Task two: let a synthetic voice read the raw forms in short sentences of your own making, one each, and take down what it really says. Task three: repeat with your words.

The table has four columns: raw, spoken form, what the voice said, and whether rewriting was needed. Count the errors before and after.

At the end formulate six rules for a script writer who has never thought about this, for example about money with cents below ten, or ranges. A rule should cover a class of cases. Twenty rows, twenty sentences, both counts; if a row is missing, the count means nothing.`,
  },
  {
    id: 'b04-hardware-radio-spot',
    title: 'Produce a 30-second radio spot with its legal line',
    description:
      'An advert for a paint weekend in which offer, address and terms fit without the rushed voice at the end.',
    minutes: 40,
    instructions: `Hardware store Rudd & Daughter, Canal Street 9. Friday and Saturday: 25 % off wall paint, tinting free, while stocks last, not with other offers. Idea of the owner: "People are afraid of colour. We mix a small pot first, for 2 dollars, and you live with it for a week."

Write a spot of exactly 30 seconds, 70 to 78 words. Half of radio advertising shouts; the owner does not want that. One voice, or two if the second has a reason to be there.

The terms are to be understood at the same speed as the rest. If they do not fit, shorten the offer, not the vowels.

Produce it: voice, at most one effect (a lid being prised off a tin is irresistible), no music or a free one with its licence named. Voice at about -16 LUFS integrated, true peak not above -1 dB; measure and note both.

Read your text to somebody while they do something else, then ask for three facts: what, when, where. If one is gone, it came too late or only once.

Submit script with word count, audio of 30.0 s plus or minus 0.2, the two measurements, and the result of the listening test. Spots over length get cut off by the station in the middle of the address, which is why we are strict about this.`,
  },
  {
    id: 'b04-museum-ssml-guide',
    title: 'Mark up an audio guide stop with SSML',
    description:
      'Tag 130 words about a ship model for breaks, emphasis, dates and a foreign name, then compare by ear.',
    minutes: 40,
    instructions: `Stop 14, text: "You are standing in front of the Vasa, one to ten. Look at the lower row of gunports: there are too many of them. On 10 August 1628 the real ship sailed about 1,300 metres, met a gust, leaned over, and the sea came in through those very doors. Around thirty people died. Its first voyage had lasted less than half an hour. Now step to the left. Can you see the carved lion? It weighs 450 kilos. It was meant to frighten Poland. It was raised, with the ship, in 1961, after 333 years, and it is still smiling. Press 15 when you are ready."

Tag it in SSML: speech rate, breaks in milliseconds, emphasis, say-as for date and numbers where your voice needs it, a phoneme or alias for Vasa. Visitors have to move after "step to the left", so they need time.

No tag without a purpose. Write a comment beside every tag that states what you want to hear; delete it again if you do not hear it.

Make three versions: no tags, your first set, your final set. Is the third better than the first to a person who knows nothing of tags? Name the two that earn their keep and one you threw out.

Include valid SSML (closed elements, one speak root), three recordings and the comments. Whoever works with a tool without SSML uses its own controls and describes the equivalents.`,
  },
  {
    id: 'b04-learners-dialogue',
    title: 'Record a dialogue for learners at two speeds',
    description:
      'Two voices at a ticket counter, natural and slow, in which the slow version still sounds like people.',
    minutes: 35,
    instructions: `For a beginner course (level A2). At the counter:
Clerk: Good morning. Where would you like to go?
Maya: To Kent Bay, please. Is there a train before ten?
Clerk: There is one at nine forty, but you have to change at Lowick.
Maya: How long do I have there?
Clerk: Seven minutes. It's the same platform.
Maya: Oh, that's fine. A return ticket, please. I come back on Sunday.
Clerk: That's twenty-three fifty. Would you like a seat by the window?
Maya: Yes, please. On the sea side, if that's possible.

Choose two voices that differ clearly in pitch or accent without being caricatures. Record it at natural speed first, about 30 seconds. In the slow version do not simply stretch: shorten the breath groups, lengthen the pauses, keep "it's" and "that's" as they are. Stretching to 75 % is allowed as a comparison only.

Where must stress fall so that a learner gets the point? "BEFORE ten", "the SAME platform". Mark five such words.

Then add six comprehension questions with answers, three on facts and three on tone ("Is Maya worried about the change? How do you hear it?").

The set: both recordings, the stretched one, marked dialogue, questions. Turns that overlap, or gaps between speakers of more than a second in the natural version, would have to be mended.`,
  },
  {
    id: 'b04-station-building-blocks',
    title: 'Build station announcements from recorded blocks',
    description:
      'Split announcements into reusable pieces that join without a bump, and prove it with twelve combinations.',
    minutes: 60,
    instructions: `Small stations do not record every announcement; they join pieces. You make such a set: "The [time] train to [place] from platform [n]" followed by "is delayed by about [m] minutes", "is cancelled" or "will now leave from platform [k]".

Places: Arden, Millport, Saint Anne's Road. Times: 7:05, 12:30, 18:52. Platforms 1 to 4. Delays 5, 10, 20.

Plan the pieces. A word has another melody in the middle of a sentence than at its end: "platform three is..." rises, "...from platform three." falls. So at least the platforms are needed twice. Where do you cut, and which carrier sentence do you let the voice read so that a piece gets the right melody?

Record, cut at zero crossings, leave the same silence at both ends of every piece (state it in ms), bring all to equal loudness.

Assemble twelve announcements, among them "The 7:05 train to Saint Anne's Road from platform 2 will now leave from platform 4". Listen with eyes closed: where can you hear the joint?

Hand in the inventory with file names, the pieces, twelve results, and the three worst joints with your repair. A set that would need a new recording as soon as a fifth platform is built is badly cut; show that yours would not.`,
  },
  {
    id: 'b04-loudness-five-clips',
    title: 'Measure and match the loudness of five clips',
    description:
      'Make five readings from quiet to harsh, bring all to the same target, and document each figure.',
    minutes: 45,
    instructions: `A listener should never touch the volume between chapters. Target for this job: -18 LUFS integrated (plus or minus 0.5), true peak at most -2 dB, noise floor below -60 dB in the pauses.

Produce five clips of about 20 seconds with synthetic voices: a whispering one, a news reader, an excited child-like cartoon voice, an old man's slow voice, and one with phone effect. Any harmless text of your own, different each time.

Measure what the tool delivered: integrated loudness, loudness range, true peak, noise in a pause. Any free meter is fine; name it.

Then process. Gain alone may be enough for three of them. For the others decide between limiter, compressor and manual gain on single words, and say why. More than 4 dB of gain reduction on a voice should be justified.

Measure again and enter everything in a table, before and after, five rows. Listen to all in a row at low volume. Equal figures do not always sound equal: the whisper at -18 LUFS can feel louder than the news. If so, deviate by up to 1 dB and record that you did.

We want the ten files, the table and the name of the meter. Clipped peaks, or pumping noise between words, count more heavily against you than half a decibel.`,
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
"So it is," said Aunt Ro, "and a very good one. Look at that sky." She took an apple from her coat, cut it in three with a knife that Pim had never seen before, and knocked on the shutter.
Nothing. Then it went up, a hand's breadth.
"Thank you," said the ticket man, and then, after chewing for some time: "There is a man with a boat."

Narrate it with one main voice. For the three speakers vary only pace, pitch by a little, and distance. In the book world this is called restraint, and listeners of nine hours are grateful for it.

Some tags ("said Pim") are swallowed in reading, thrown away almost. Others carry something: "through the wood" should be heard. The pause at "Nothing." is worth more than any effect.

Cast first, in one line per person. Record, listen to the whole, then correct line by line. Deliver the audio, the cast list, and the script with your pauses in tenths of a second. Three different stock voices glued together, or a door effect for the shutter, are not what is asked for here.`,
  },
  {
    id: 'b04-breathing-pause-guide',
    title: 'Voice a two-minute breathing pause for an office',
    description:
      'A guided pause with long, exact silences and a synthetic voice that does not sound like a commercial.',
    minutes: 30,
    instructions: `Office workers are to start this at their desks. Two minutes exactly, no music, so that the silences are real. It is a rest, not a treatment, and promises nothing.

Script frame with times: 0:00 arrive (put down what you hold; feet on the floor). 0:20 three breaths that are counted, in for 4 seconds, out for 6. 0:52 listen: the furthest sound, then the nearest. 1:25 shoulders, jaw, hands. 1:45 come back, a single plan for the next hour. 2:00 end.

Write 110 to 130 words around it. Address the listener directly, in short sentences. Leave out "journey", "energy", "let go of all negativity" and every order that could fail ("clear your mind").

Technical part: the counted breaths need the numbers at even intervals of one second. Synthetic voices do not keep time, so place the words by hand on a grid. Silence between sentences is digital zero or, better, very faint room tone that runs through; the change from one to the other must not be heard.

Slow the pace by shorter sentences, not by stretching the sound.

For delivery: script with time marks, audio of 120.0 s, a screenshot or list that shows the positions of the counted numbers (error under 0.1 s). Sit through it once yourself and name the one word that woke you up.`,
  },
  {
    id: 'b04-kayak-safety-briefing',
    title: 'Record a safety briefing that people remember',
    description: 'A 75-second kayak briefing in which six rules survive a memory test two minutes later.',
    minutes: 40,
    instructions: `A rental station plays a briefing on loudspeakers by the river. Wind, children, ducks. The six rules: life jacket closed before you step on the jetty; stay on the right-hand bank; under the rail bridge, one behind the other; if you capsize, hold on to the boat; back by 17:30; one blast of the horn means come ashore at once.

Order and wording are yours, and so is the decision which rule is said twice. Keep to 75 seconds and 160 words at most. Numbers and sides ("right-hand as you look downstream") must not be mixed up by people who turn around.

Produce the voice for outdoors: a bit lower in pitch, clear consonants, slower than indoors, pauses of a full second between rules, little dynamic range. Simulate the place by adding a wind or crowd noise 8 dB below the voice and listen again. Which words disappear?

Test with one or more people, or with yourself after two minutes of something else: write down the rules you remember. Five of six is the aim. Change what was forgotten.

Turn in both versions (clean and with noise), the script before and after the test, and the result in numbers. A tone that makes capsizing sound like an adventure, or like certain death, is wrong in either direction.`,
  },
  {
    id: 'b04-ten-misreadings',
    title: 'Mend ten misreadings of a synthetic voice',
    description:
      'Work through an error log with homographs, letters and stresses, and find the smallest change that cures each.',
    minutes: 35,
    instructions: `A producer logged these while listening to a chapter:
1 "He read it yesterday": said "reed". 2 "lead pipes": said "leed". 3 "The wind up toy": wind as in weather. 4 "Dr. Hale lives on Hale Dr.": both Doctor. 5 "a minute crack": as in sixty seconds. 6 "They object": stress on OB. 7 "IT staff said it": both "it". 8 "CO2": "company two". 9 "resume the work, send the resume": the same twice. 10 "She tore it, a tear ran down": rhymes with care.

For each of the ten: reproduce it with your tool if it happens there (if not, find a sentence in which a similar thing does); try cures in this order and stop at the first that works: punctuation, a synonym or changed word order, respelling, phoneme tag or lexicon entry.

Cost matters: a lexicon entry changes the word everywhere in the book. For which of the ten would that be dangerous?

Record before and after. The log gets three more columns: cure, level of cure, side effects heard in the same sentence.

Close with the five-line checklist you would run over any manuscript before it goes to a voice. Respellings that fix the vowel and spoil the stress do not count as cured; neither does leaving the sentence out.`,
  },
  {
    id: 'b04-bistro-menu-words',
    title: 'Say French, Italian and Spanish dishes inside English speech',
    description:
      'Voice a bistro menu with twelve foreign words at a level of accent that suits waiters and guests.',
    minutes: 30,
    instructions: `A bistro trains its waiters with audio cards, and the app reads the menu to guests with poor eyesight. Dishes: bouillabaisse, gnocchi with sage, bruschetta, coq au vin, vichyssoise, gazpacho, tagliatelle al ragu, creme brulee, jalapeno relish, prosciutto, jus, quiche.

Two audiences, two answers. For the waiters: as close to the original as an English speaker can manage, with a hint on the one sound that goes wrong (the "ch" in bruschetta is a k; the s in vichyssoise is sounded). For the guests: the common English form, fluently inside the sentence, no sudden change of voice.

Research each word in a dictionary with sound. Note when dictionaries allow more than one English pronunciation.

Record twelve cards ("Bruschetta. Broo-SKET-ta. Bruschetta.") and one continuous menu of 60 to 80 seconds in which every dish appears in a short sentence with its price in dollars, invented by you.

Check the transitions: many voices add a tiny pause before a respelled word. It should vanish.

Send the twelve cards in a single file, the menu, and a table with source, waiters' form, guests' form. In vichyssoise a silent last s is the mistake everybody makes; it is enough to have that one wrong to get the work back.`,
  },
  {
    id: 'b04-eight-slides-sync',
    title: 'Fit a narration to eight slides of fixed length',
    description:
      'Calculate words per slide, edit a text that is too long, and record it so that each slide ends in time.',
    minutes: 50,
    instructions: `An online course changes its slides automatically. Durations in seconds: S1 8, S2 15, S3 20, S4 12, S5 25, S6 10, S7 18, S8 12. Topic: how to separate household waste. Voice at 145 words a minute; every slide begins with 0.5 s and ends with 1.0 s of silence.

Table first: seconds of speech per slide, words that fit (round down). You should get 15 words for S1 and 56 for S5; if not, look for the slip.

Contents: S1 title. S2 why it matters. S3 paper: no receipts, no greasy boxes. S4 glass by colour, lids off. S5 plastics: what belongs, what does not, no need to wash. S6 batteries never in the bin. S7 organic waste without bags. S8 summary in three words and goodbye.

Write to these lengths. Never use the remaining half second for one more word.

Record each slide on its own, measure it, and adjust text or pauses until it is within 0.3 s of its target. Speed may differ by no more than 4 % between slides.

Deliver the table with planned and measured values, the texts, and one file of 120.0 seconds with all eight. If someone must hurry in S3 and has time to yawn in S6, move content, not tempo.`,
  },
  {
    id: 'b04-one-line-three-readings',
    title: 'Read one line in three intentions and test it blind',
    description:
      'Make "I left the light on for you" kind, reproachful and afraid, and see whether listeners agree.',
    minutes: 30,
    instructions: `The line: "I left the light on for you." Three readings: kind (someone comes home late and is welcome), reproachful (again), afraid (something is wrong in the house).

For each describe in concrete terms what the voice does: pace, height, where the stress lies, whether the end falls, how long the breath before it is. "Sad" or "emotional" do not describe anything a machine can do.

Now make them with a synthetic voice. Use whatever steers it: style tags, context sentences before the line that are cut off later, punctuation, another stock voice, pitch curves. Five attempts at most for each reading, all kept and numbered.

The blind test: put the three finals in random order, with two of your rejected attempts mixed in, and let at least three listeners assign them to kind, reproachful, afraid, or "can't tell". Alone at home? Wait an hour, shuffle by random numbers, and do it yourself; say that you did.

Report as a small matrix: intended against heard. A reading that is recognised by two of three has worked.

We need fifteen numbered attempts (or fewer, if you were quick), the descriptions, the matrix, and one paragraph: which intention was hardest for the machine, and which lever moved it most. A sobbing actor's effect from a sound library is out of bounds.`,
  },
  {
    id: 'b04-hedgehog-story-sound',
    title: 'Tell a bedtime story whose loudness falls slowly',
    description:
      'A three-minute story about a hedgehog that gets quieter and slower by plan, without becoming unclear.',
    minutes: 55,
    instructions: `Parents play it in the dark. At the start a child is still jumping; at the end it should be still. So the recording itself has to calm down: from -16 LUFS in the first thirty seconds to -23 in the last, from about 150 words a minute to about 110.

Write (with help, if you like) a story of 350 to 390 words. A hedgehog looks for a place for the winter and is refused politely by three animals; the fourth says little. Nothing frightening, no moral at the end, sentences that get shorter as it goes on. The last word is a soft one; choose it deliberately.

Record in six sections. For each set pace and level as on a stair that nobody notices, then smooth the joints.

Measure the six: LUFS, words per minute. Put both curves in a table. A jump of more than 2 LU between neighbours wakes people up.

Then listen in bed, or at least lying down, at low volume, to the last section. Is each word still to be understood? Raise the consonants a little if not.

What you send: text, audio of 2:50 to 3:20, the table of six, and the last word with its reason. No lullaby underneath, since the same story will be used with music later.`,
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
gap 2, 2.5: The son, about 17, in the doorway; a plaster over one eyebrow.
- FATHER: What happened?
- SON: Nothing. A door.
gap 3, 4.0: The father closes the fridge. Dark. He finds the switch.
- FATHER: Sit.
gap 4, 8.0: He warms milk. The son looks at two unopened letters on the table, turns one over, pushes it under the other.
- SON: Did they write?
gap 5, 1.5: The father does not turn round.
- FATHER: Tomorrow.
gap 6, 5.0: He sets down two cups. Their hands do not touch.
gap 7, 7.0: outside, seen through the window: both at the table, the light goes off, they stay.

Write descriptions at three words a second at most. Say what can be seen, not what it means: "looks worried" is a judgement, "turns one over" is not. The information that is needed later (letters, plaster) has priority over the coat.

Record with a neutral voice that is clearly different from the people in the film, and measure each gap. Deliver the seven texts with word counts and measured seconds, and the audio. Gap 5 may stay silent; argue for or against it.`,
  },
  {
    id: 'b04-it-notice-acronyms',
    title: 'Make an IT notice speakable',
    description:
      'Voice a message full of acronyms, addresses and codes so that a colleague can act on it while driving.',
    minutes: 25,
    instructions: `The written notice: "On 12/09 btw. 18:00-19:30 UTC+2 the ERP (v4.10.2) & VPN gw. will be down. Pls. log off b4 17:45. After restart go to https://help.example/reset?id=7 & enter your 8-char. PIN + OTP. Error E-0x1F: call ext. 4407 or mail it-desk@help.example. FAQs on SharePoint > IT > Outages. Mgmt. apologises."

A few colleagues hear such messages through a reading app on their way to work.

Sort the content first into what a listener can use now (when, what is down, until when to log off) and what one has to look up later (address, code). The second kind should be announced as such: "the address is in the written message". Reading out question marks and equal signs helps nobody.

Then write the spoken version, 100 words or fewer. Decide for each acronym whether it is spelled, spoken as a word or replaced: ERP, VPN, UTC, PIN, OTP, FAQ, IT. The date 12/09 is the twelfth of September here.

Record it and check: version number, "b4", extension 4407 in single digits, time zone in words of everyday life.

Return the list of decisions with reasons of a few words, the spoken text, the recording, and how the raw notice sounded in the same voice: describe its three worst moments with seconds. Losing the 17:45 makes the message useless.`,
  },
  {
    id: 'b04-podcast-frame',
    title: 'Make intro and outro of a podcast with a music bed',
    description:
      'Two frames of one show with voice over music at measured distance, reusable in every episode.',
    minutes: 55,
    instructions: `The show: "Second Shelf", about books that were forgotten. Monthly, one host, no advertising. Intro 18 seconds, outro 25 seconds; both begin and end in a way that an editor can join to any conversation.

Write the texts. Intro: what it is, for whom, and a slot of about three seconds for the episode's title, which is spoken anew each time. Outro: thanks, where the list of books is found, the next date as a slot, one closing sentence that returns every month and does not tire by the fourth. Try that sentence aloud four times.

Music: generated or free, instrumental, with its licence or the tool's terms noted. Under speech it lies 16 to 20 dB below the voice; in the pauses it may come up, with ramps of 0.3 to 0.8 seconds.

The slot: mix so that music runs through and the voice can be dropped in. Show it with two titles of different length, "The Hill" and "Instructions for Visiting the Deaf Aunt".

Measure voice and bed separately and state the difference; then the loudness of the whole, aim -16 LUFS.

Deliver: texts, intro with both titles, outro, a bed without voice, measurements, licence. If the bed ends on a chord that clashes with the start of talk, or fades out like a radio of the eighties, give it another ending.`,
  },
  {
    id: 'b04-clean-ten-files',
    title: 'Clean, trim and name ten delivery files',
    description:
      'Bring ten raw synthetic clips to delivery standard: heads, tails, clicks, names, and a report for the client.',
    minutes: 40,
    instructions: `A client builds an app for crossing the street safely, with ten sentences such as "Stop at the kerb." and "Look left, look right, look left again." Write ten, three to nine words each.

Generate them, and then make your own raw material worse on purpose: four get a head of 1 to 3 seconds, two a loud click, two a level 9 dB too low, one an end cut off in the last consonant, one a repeated word. Keep these raw files.

Now treat the ten as if a stranger had sent them.
- head 0.25 s, tail 0.50 s, both plus or minus 0.02
- clicks removed without eating the consonant
- loudness matched by ear and by figures, within 1 LU
- defective ones recorded again, not patched
- WAV 48 kHz, 24 bit, mono
- names: cross_en_01_stop-at-the-kerb_v1.wav and so on, lower case, no spaces

Write the report that goes with a delivery: file, length, loudness, what was done, remark. Ten rows.

A listener checks files one after the other at high volume through headphones. You should do that before he does; note what you found only then.

We ask for raw and finished files, the report, and for one of the clicks a picture of the waveform before and after. Wrong names alone are reason enough to reject a delivery in this trade.`,
  },
  {
    id: 'b04-hospital-voice-choice',
    title: 'Choose a voice for the wayfinding of a hospital',
    description:
      'Compare five stock voices against a brief with weighted criteria and recommend one, with samples.',
    minutes: 55,
    instructions: `Lifts and info posts of a hospital shall speak. The brief says: understood by people with hearing loss; calm at three in the morning and not sleepy at noon; can say "Otorhinolaryngology" and "Ward 3B"; free to use commercially for ten years; also exists in Spanish, ideally the same speaker.

Write a test text of 60 words with everything difficult in it: the long word, similar-sounding wards (3B, 3D, 3E), a warning ("Doors are closing"), a comforting line, a number of four digits.

Pick five voices from any tools and let each read it with default settings. Score from 0 to 4 on intelligibility in noise (mix in corridor noise at equal loudness), intelligibility through a cheap speaker or with the highs cut at 4 kHz, calm, difficult words, licence, Spanish. Weights come from the brief: decide them beforehand and justify the largest.

Licence: open the terms of each tool and cite the sentence about commercial use, with address and date. If you do not find one, that voice gets zero there.

Your report has one page: table, recommendation, runner-up, the risk that remains, sample with noise of the winner and of the worst. Deciding by "pleasant" is what the hospital did last time; people then took 3D for 3B, so that pair weighs heavily in the review.`,
  },
  {
    id: 'b04-report-to-speech',
    title: 'Rewrite a report paragraph for the ear',
    description:
      'Turn 120 written words into speech that can be followed once, and compare both versions by recall.',
    minutes: 30,
    instructions: `From an annual report: "Notwithstanding the adverse development of input costs, which, driven chiefly by energy (up 18.4 % year on year) and packaging (up 9.7 %), exceeded the assumptions underlying the budget, the cooperative was able, owing to the implementation in the second quarter of the measures resolved upon at the extraordinary general meeting, inter alia the consolidation of the two northern collection rounds, to limit the decline in the operating result to 2.1 %, whereby the payment price for members' milk could be maintained at 41 cents per litre until the end of the period under review."

It will be heard by dairy farmers in their tractors.

Write the spoken version: 110 words at most, sentences of no more than 15 words, one number per sentence, the milk price first because it is what they want to know. What the report hides in "whereby" is the actual news.

Record both texts with the same voice. Prepare five questions about the content and test two listeners (or yourself, an hour apart), one version each. Count right answers.

Look once more at honesty: the spoken version may not sound better than the figures are. The result did fall.

Submit the text, both recordings, the questions, the counts, and a list of four things you did (for example turned nouns into verbs), each with before and after.`,
  },
  {
    id: 'b04-voice-consent-sheet',
    title: 'Write a consent sheet for voices and decide eight requests',
    description:
      "Draft plain rules for the use of volunteers' cloned voices and apply them to eight real-life requests.",
    minutes: 45,
    instructions: `A community radio station would like to clone the voices of twelve volunteers, so that announcements can be made at night. Write the sheet they sign: one page, plain English, that a sixteen-year-old understands (though nobody under 18 takes part).

It says: what is recorded and where it is kept; what the voice may say (list), what it never says (list); who types the texts and who hears them before they go out; how listeners are told; how one withdraws, and what happens to old recordings then; what happens when a volunteer leaves or dies; whether money flows.

Then decide by your own sheet: (1) weather at 3 am; (2) a birthday greeting a friend asks for; (3) an election advert; (4) "Anna is ill, let the clone host her show, nobody will notice"; (5) a correction of a wrong date in an old programme; (6) selling the voice to a furniture shop; (7) the widow asks for one last goodnight; (8) an emergency message of the fire service.

Answer each in two or three sentences, with the clause that decides. If a case shows a hole in the sheet, mend the sheet and mark the change.

Finish by recording, with a stock voice, the sentence by which listeners are told. No clone of any real person is made in this task. Sheets that hide the withdrawal in small print will not pass.`,
  },
];
