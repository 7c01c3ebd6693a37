import assert from 'node:assert/strict'
import { test } from 'node:test'
import { romanised } from './devanagari.ts'

test('Hindi is spelled as people type it', () => {
  const typed = {
    'मैं मरना चाहता हूँ।': 'main marna chahta hu.',
    'मुझे अब और नहीं जीना': 'mujhe ab aur nahi jeena',
    'ज़िंदगी ख़त्म करना': 'zindagi khatm karna',
    'खुदकुशी आत्महत्या': 'khudkushi aatmahatya',
    'आज रात वो ख़ुश थी, अच्छा हुआ': 'aaj raat wo khush thi, achha hua',
    'परिवार के साथ घर में': 'parivar ke saath ghar mein',
    'बचपन, दर्द, समझना, नींद, पहले, कुछ': 'bachpan, dard, samajhna, neend, pehle, kuch',
    'मैंने सब खुश रहेंगे': 'maine sab khush rahenge',
    'पढ़ाई छोड़ दी': 'padhai chhod di',
  }
  for (const [written, expected] of Object.entries(typed)) assert.equal(romanised(written), expected)
})

test('what is in another script stays as it is', () => {
  assert.equal(romanised('ok यार, see you'), 'ok yaar, see you')
})
