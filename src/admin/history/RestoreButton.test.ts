import { describe, expect, it } from 'vitest';
import { describeMissing } from './RestoreButton.tsx';

describe('describeMissing', () => {
  it('says nothing when all is there', () => {
    expect(describeMissing({ category: null, writer: null, pictures: [] })).toEqual([]);
  });

  it('names what was deleted, and what becomes of it', () => {
    expect(describeMissing({ category: 'Slaap', writer: 'Eva', pictures: ['a', 'b'] })).toEqual([
      'The category “Slaap” was deleted. Choose another one in the editor.',
      'The writer “Eva” was deleted. The article keeps the name as its author.',
      '2 pictures are gone. They are left out.',
    ]);
  });
});
