/**
 * Shows the nth `data-picture` while the nth `data-row` is hovered or focused. The last picture stays visible between
 * rows, to avoid flicker.
 */
class HoverPreview extends HTMLElement {
  connectedCallback(): void {
    const pictures = this.querySelectorAll('[data-picture]');
    for (const [index, row] of this.querySelectorAll('[data-row]').entries()) {
      const show = () => {
        for (const [other, picture] of pictures.entries()) picture.toggleAttribute('data-shown', other === index);
      };
      row.addEventListener('pointerenter', show);
      row.addEventListener('focusin', show);
    }
  }
}
customElements.define('hover-preview', HoverPreview);
