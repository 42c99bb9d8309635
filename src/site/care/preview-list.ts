/** Shows the picture that belongs to the link under the pointer, or to the one with the keyboard's focus (§2). */
class PreviewList extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('pointerover', this.#show);
    this.addEventListener('focusin', this.#show);
  }

  readonly #show = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-preview]') : null;
    if (!link) return;
    for (const picture of this.querySelectorAll<HTMLElement>('[data-picture]')) {
      picture.toggleAttribute('data-shown', picture.dataset['picture'] === link.dataset['preview']);
    }
  };
}

customElements.define('preview-list', PreviewList);
