/**
 * Shows the picture of the row that is hovered or focused: the nth `data-picture` for the nth `data-row`. The last
 * one shown stays, so that nothing flickers on the way from row to row.
 */
class HoverPreview extends HTMLElement {
  connectedCallback(): void {
    const rows = [...this.querySelectorAll('[data-row]')];
    const pictures = [...this.querySelectorAll('[data-picture]')];
    for (const [index, row] of rows.entries()) {
      const show = () => {
        for (const [other, picture] of pictures.entries()) picture.toggleAttribute('data-shown', other === index);
      };
      row.addEventListener('pointerenter', show);
      row.addEventListener('focusin', show);
    }
  }
}
customElements.define('hover-preview', HoverPreview);
